import { join, resolve } from 'node:path'
import {
  type Plugin,
  type PluginOption,
  type ResolvedConfig,
  type Rolldown,
  runnerImport,
} from 'vite'
import type { Catalogue } from '../src/model/resource.js'
import { firstViews } from './firstViews.js'
import { languages } from './oneLanguage.js'
import { type PreloadPlan, preloadInPage } from './preloadPlan.js'
import { findStandings, modulesFor, type Standings } from './schemasByNeed.js'
import { findWords, partOf, type WordFiles } from './wordsByNeed.js'

type Urls = typeof import('../src/providers/publicUrls.js')
type Pages = typeof import('../src/customPages.js')
/** What a module imports at once, and what only when it is asked to. */
type Opens = Map<string, Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>>
type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** react-admin's own addresses. */
const own = {
  list: name => name,
  create: name => `${name}/create`,
  edit: name => `${name}/:id`,
} as const satisfies Readonly<Record<string, (name: string) => string>>
const views = ['list', 'create', 'edit'] as const

/**
 * Lets a page ask for all its files at once: a script in index.html knows which address needs which,
 * where following one import after the other costs a round trip each (performance.md).
 */
export function preloadFirst(plugins: () => PluginOption[]): Plugin {
  let config: ResolvedConfig
  const opens: Opens = new Map()
  return {
    name: 'preload-first',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    buildEnd() {
      for (const id of this.getModuleIds())
        opens.set(id, this.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        if (!bundle) return []
        const plan = planFor(filesIn(bundle, config.root), {
          pages: [...(await viewsIn(config)), ...(await pagesIn(config, opens))],
          schemas: schemasIn(await findStandings()),
          words: await findWords(plugins),
          language: config.env.VITE_DEFAULT_LANGUAGE ?? 'en',
        })
        const code = `(${preloadInPage})(${JSON.stringify(plan)})`
        return [{ tag: 'script', children: code, injectTo: 'head-prepend' }]
      },
    },
  }
}

interface Page {
  /** As in `user/:id/edit`. */
  readonly paths: readonly string[]
  readonly modules: readonly string[]
}

const loaded = async <Module>(path: string, root: string) =>
  (await runnerImport<Module>(join(root, path), { root, configFile: false })).module

/** The addresses of every resource's views. */
async function viewsIn({ root }: ResolvedConfig): Promise<Page[]> {
  const { catalogue } = await loaded<{ catalogue: Catalogue }>('src/catalogue.ts', root)
  const urls = await loaded<Urls>('src/providers/publicUrls.ts', root)
  const pages = urls.publicPages(catalogue)
  return views.map(view => {
    const named = pages
      .filter(page => page.view === view)
      .map(({ path }) => path.replace('/dashboard/', ''))
    const paths = [...[...catalogue.resources.keys()].map(own[view]), ...named]
    return { paths, modules: firstViews[view] }
  })
}

/** The schemas that each resource's pages are drawn by. */
const schemasIn = (standings: Standings): Page[] =>
  [...standings].map(([name, { words }]) => ({
    paths: [
      ...Object.values(words.pages ?? {}).map(path => path.replace('/dashboard/', '')),
      `${name}(/.*)?`,
    ],
    modules: modulesFor([name], standings),
  }))

/** The pages of each folder of `src/custom-pages`, with the module that they come by. */
async function pagesIn({ root }: ResolvedConfig, opens: Opens): Promise<Page[]> {
  const { folders } = await loaded<Pages>('src/customPages.ts', root)
  return Object.entries(folders).map(([index, pages]) => {
    const paths = Object.values(pages).flatMap(({ path, also = [] }) => [path, ...also])
    const page = opens.get(resolve(root, 'src', index))
    const isThemed = page?.importedIds.includes(resolve(root, 'src/pieces/later.ts'))
    return {
      paths,
      modules: [...(page?.dynamicallyImportedIds ?? []), ...(isThemed ? [theme] : [])],
    }
  })
}

const theme = 'src/pieces/theme/ThemeFrame.tsx'

type FilesOf = (path: string) => readonly string[]

interface Said {
  readonly pages: readonly Page[]
  readonly schemas: readonly Page[]
  readonly words: WordFiles
  /** Of who has chosen none. */
  readonly language: string
}

/** File names once, and for each purpose the places of those it needs. */
function planFor(files: FilesOf, { pages, schemas, words, language }: Said): PreloadPlan {
  const names: string[] = []
  const placesOf = (paths: readonly string[]) =>
    [...new Set(paths.flatMap(files))].map(name => {
      if (!names.includes(name)) names.push(name)
      return names.indexOf(name)
    })
  const admin = placesOf(firstViews.admin)
  const beyond = (modules: readonly string[]) =>
    placesOf(modules).filter(place => !admin.includes(place))
  const needed = ({ paths, modules }: Page) => ({
    address: paths.map(path => path.replace(/:\w+/g, '[^/]+')).join('|'),
    needs: beyond(modules),
    says: [...new Set(modules.flatMap(path => words.parts.get(partOf(resolve(path))) ?? []))],
  })
  return {
    language,
    admin,
    front: placesOf(firstViews.front),
    pages: pages.map(needed),
    schemas: schemas.map(needed),
    words: words.folder,
    frame: partOf(resolve(firstViews.admin[0])),
    frontWords: Object.fromEntries(languages.map(it => [it, placesOf([`src/i18n/${it}/app.ts`])])),
    names,
  }
}

/** The files that come with a module: its chunk's, those it imports, and their styles. */
function filesIn(bundle: Bundle, root: string): FilesOf {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const closure = (chunk: Chunk | undefined, seen = new Set<Chunk>()): Set<Chunk> => {
    if (!chunk || chunk.isEntry || seen.has(chunk)) return seen
    seen.add(chunk)
    for (const name of chunk.imports) closure(bundle[name] as Chunk, seen)
    return seen
  }
  return path => {
    const start = chunks.find(chunk => chunk.moduleIds.includes(resolve(root, path)))
    if (!start) throw new Error(`${path} is in no file of the build`)
    return [...closure(start)].flatMap(chunk => [
      chunk.fileName,
      ...(chunk.viteMetadata?.importedCss ?? []),
    ])
  }
}
