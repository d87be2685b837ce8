import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Alias } from 'vite'

const require = createRequire(import.meta.url)
const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production')
const own = (name: string) => join(import.meta.dirname, 'lean', name)

/**
 * Lighter modules in place of heavy ones that react-admin and Material import, in development and in the
 * build: es-toolkit for lodash, query strings by the browser's own parser, empty modules for unused features, and an icon without Material's
 * styles.
 */
export const lean: Alias[] = [
  // its export map always selects the development build
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
  { find: /^lodash\/(isEqual|pick|union)\.js$/, replacement: own('$1.ts') },
  { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
  { find: /^inflection$/, replacement: own('inflection.ts') },
  { find: /^query-string$/, replacement: own('queryString.ts') },
  { find: /^jsonexport\/dist\/index\.js$/, replacement: own('jsonexport.ts') },
  { find: /^\.\/utils\/createSvgIcon\.mjs$/, replacement: own('createSvgIcon.ts') },
]
