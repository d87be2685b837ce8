import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { mergeConfig, type Plugin, type Rolldown, runnerImport } from 'vite'
import { PAGE_LIST } from '../server/main/serve/pageMatcher.js'
import { askFirst, type FirstPlan } from './askFirst.js'
import { businessIn, quietly, root } from './businessFolder.mjs'
import { catalogueModule, findSchemas } from './catalogueModule.js'
import { addPreload } from './preload.js'
import { notePage, showSnapshot } from './showSnapshot.js'

/** Writes the list of all pages and their preloads into the built client, and compresses its texts. */
export function afterBuild(): Plugin {
  let chosen: string | undefined
  let api: string | undefined
  return {
    name: 'after-build',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ env }) {
      chosen = env.VITE_DEFAULT_LANGUAGE
      api = env.VITE_API_URL
    },
    async writeBundle({ dir: folder = '' }, bundle) {
      const [{ allPages, pageFolders: folders, spoken, firstPaths }, schemas] = await Promise.all([
        loadPages(),
        findSchemas(businessIn()),
      ])
      writeFileSync(join(folder, PAGE_LIST), JSON.stringify(allPages))
      const { languages, otherwise } = spoken
      const { texts } = businessIn()
      const language = chosen || otherwise
      addPreload({
        folder,
        folders,
        schemas,
        texts,
        languages: Object.keys(languages),
        language,
        modules: modulesIn(bundle),
      })
      // Requests to an API elsewhere start with the app.
      if (!api) addFirstAsks(folder, { ...firstPaths, languages, language, misses: MISSES })
      compressTexts(folder)
    },
  }
}

/** The file of each module, by its path in the repository. */
const modulesIn = (bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> =>
  new Map(
    Object.values(bundle).flatMap(chunk =>
      chunk.type === 'chunk' ? chunk.moduleIds.map(id => [relative(root, id), chunk.fileName]) : [],
    ),
  )

/** Queries that were not asked for so often, such as those with the present time, are left out. */
const MISSES = 2

/** Before the preloads, because answers are awaited longest. */
function addFirstAsks(folder: string, plan: FirstPlan) {
  const file = join(folder, 'index.html')
  const page = readFileSync(file, 'utf8')
  const version = createHash('sha256').update(page).digest('base64url')
  const asks = `(${askFirst})(${JSON.stringify(plan)})`
  const script = `<script>${asks};(${notePage})(${JSON.stringify(version)});(${showSnapshot})()</script>`
  writeFileSync(
    file,
    page.replace('<head>', tag => `${tag}\n    ${script}`),
  )
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
