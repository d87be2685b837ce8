import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { mergeConfig, type Plugin, runnerImport } from 'vite'
import { PAGE_LIST } from '../server/main/serve/pageMatcher.js'
import { businessIn, quietly } from './businessFolder.mjs'
import { catalogueModule, findSchemas } from './catalogueModule.js'
import { addPreload } from './preload.js'

/** Writes the list of all pages and their preloads into the built client, and compresses its texts. */
export function afterBuild(): Plugin {
  let chosen: string | undefined
  return {
    name: 'after-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ env }) {
      chosen = env.VITE_DEFAULT_LANGUAGE
    },
    async writeBundle({ dir: folder = '' }) {
      const [{ allPages, pageFolders: folders, spoken }, schemas] = await Promise.all([
        loadPages(),
        findSchemas(businessIn()),
      ])
      writeFileSync(join(folder, PAGE_LIST), JSON.stringify(allPages))
      const { languages, otherwise } = spoken
      const { texts } = businessIn()
      addPreload({ folder, folders, schemas, texts, languages, language: chosen || otherwise })
      compressTexts(folder)
    },
  }
}

async function loadPages() {
  const { module } = await runnerImport<typeof import('./allPages.js')>(
    join(import.meta.dirname, 'allPages.ts'),
    mergeConfig(quietly(), { plugins: [catalogueModule()] }),
  )
  return module
}

const isText = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/
/** Minimum size in bytes; smaller files are not compressed. */
const WORTH = 1_000

/** Writes a .br and a .gz beside each text; the server sends these files. */
function compressTexts(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(each => isText.test(each))) {
    const file = join(folder, name)
    const text = readFileSync(file)
    if (text.length < WORTH) continue
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  }
}
