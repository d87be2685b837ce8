import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production')

/** react-router's export map always picks the development build; the browser gets the other one. */
const productionRouter: Record<string, string> = {
  'react-router': join(router, 'index.mjs'),
  'react-router/dom': join(router, 'dom-export.mjs'),
}

const icons = dirname(require.resolve('@mui/icons-material/package.json'))
const nothing = 'export default undefined'
/** Labels come from schemas: what react-admin would make of a name is never shown. */
const asItIs = ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']
  .map(name => `export const ${name} = text => text`)
  .join('\n')
const plainIcon = `export { plainIcon as default } from '/src/pieces/plainIcon.tsx'`

/** Which holds the schemas to their rules: the server does so when it starts, before any browser comes. */
const check = 'src/model/check.ts'
const unchecked = 'export const checkResource = () => []'

/** es-toolkit's own where they do for two arrays what lodash's do for anything, without its machinery. */
const strict = ['union', 'difference']

/** The router's parts that nobody uses go with what only describes them to a debugger. */
export const unnamed = (code: string) =>
  code
    .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')

const replaced = '\0lean:'

/**
 * Swaps heavy copies that react-admin and MUI pull in: lodash for es-toolkit, jsonexport and
 * inflection for nothing, MUI's styled icons for plain ones; and leaves
 * out what only a server needs.
 */
export function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId(source, importer = '') {
      if (source in productionRouter) return productionRouter[source]
      if (/^lodash\/|^(jsonexport|inflection)(\/|$)/.test(source)) return replaced + source
      if (join(dirname(importer), `${source}.ts`).endsWith(check)) return `${replaced}check`
      const isIcon = source.endsWith('createSvgIcon.mjs') && importer.startsWith(icons)
      if (isIcon) return `${replaced}icon`
    },
    load(id) {
      if (!id.startsWith(replaced)) return
      const [library, name] = id.slice(replaced.length).split('/')
      if (library === 'icon') return plainIcon
      if (library === 'check') return unchecked
      if (library === 'jsonexport') return nothing
      if (library === 'inflection') return asItIs
      const tool = name?.replace('.js', '') ?? ''
      const from = strict.includes(tool) ? 'es-toolkit' : 'es-toolkit/compat'
      return `export { ${tool} as default } from '${from}'`
    },
    transform: (code, id) =>
      id.startsWith(router) ? { code: unnamed(code), map: null } : undefined,
  }
}
