import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'

const src = join(import.meta.dirname, '../src')
/** Who names the icons of the menu: pages their own, and one module those of the schemas. */
const namesIcons = /^(custom-pages\/[^/]+\/index\.ts|pieces\/menu\/ResourceIcon\.tsx)$/
const library = '@mui/icons-material/'
const drawn = '\0sheet:'

/**
 * The menu's icons in one picture that comes beside the scripts: their outlines were 7 kB of script on
 * every page of the desk, read before its first row (performance.md).
 */
export function iconSheet(): Plugin {
  let sheet = ''
  let url = ''
  return {
    name: 'icon-sheet',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      sheet = await sheetOf(iconsIn(src))
      const hash = createHash('sha256').update(sheet).digest('hex').slice(0, 8)
      url = `assets/icons-${hash}.svg`
    },
    resolveId(source, importer = '') {
      const isAsked = importer.startsWith(src) && namesIcons.test(importer.slice(src.length + 1))
      if (isAsked && source.startsWith(library)) return source.replace(library, drawn)
    },
    load(id) {
      if (!id.startsWith(drawn)) return
      const name = id.slice(drawn.length)
      return [
        `import { jsx } from 'react/jsx-runtime'`,
        `import { plainIcon } from '/src/pieces/plainIcon.tsx'`,
        `export default plainIcon(jsx('use', { href: '/${url}#${name}' }), '${name}')`,
      ].join('\n')
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: url, source: sheet })
    },
  }
}

/** The names of the icons, each once. */
function iconsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const named = files
    .filter(path => namesIcons.test(path))
    .flatMap(path => [...readFileSync(join(folder, path), 'utf8').matchAll(from)])
  return [...new Set(named.map(([, name = '']) => name))].toSorted()
}
const from = new RegExp(`from '${library}(\\w+)'`, 'g')

/** What the library draws for each, as symbols to be used by its name. */
export async function sheetOf(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(names.map(symbolOf))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

async function symbolOf(name: string) {
  const { default: Icon } = await import(`${library}${name}`)
  const [, outline] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(Icon))) ?? []
  if (!outline) throw new Error(`the icon ${name} draws nothing`)
  return `<symbol id="${name}" viewBox="0 0 24 24">${outline}</symbol>`
}
