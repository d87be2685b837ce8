import { join, resolve } from 'node:path'
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite'
import type { Catalogue } from '../src/model/resource.js'
import { moduleOf } from './oneLanguage.js'
import { type PreloadPlan, type PreloadView, preloadInPage } from './preloadPlan.js'

type Urls = typeof import('../src/providers/publicUrls.js')
type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

const form = ['src/pieces/theme/ThemeFrame.tsx', 'src/fields/inputs/TextInput.tsx']
/** What the first row or field of a view is drawn by. */
const drawnBy: Readonly<Record<PreloadView, readonly string[]>> = {
  list: ['src/resources/list/ListPage.tsx'],
  create: ['src/resources/form/CreatePage.tsx', ...form],
  edit: ['src/resources/form/EditPage.tsx', ...form],
}
/** react-admin's own addresses. */
const own: Readonly<Record<PreloadView, (name: string) => string>> = {
  list: name => `/dashboard/${name}`,
  create: name => `/dashboard/${name}/create`,
  edit: name => `/dashboard/${name}/:id`,
}
const languages = ['es', 'en', 'fr', 'vi', 'cn', 'ar']

/**
 * Lets a page ask for all its files at once: a script in index.html knows which address needs which,
 * where following one import after the other costs a round trip each (performance.md).
 */
export function preloadFirst(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'preload-first',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        if (!bundle) return []
        const addresses = await addressesIn(config)
        const language = config.env.VITE_DEFAULT_LANGUAGE ?? 'en'
        const plan = planFor(filesIn(bundle, config.root), { addresses, language })
        const code = `(${preloadInPage})(${JSON.stringify(plan)})`
        return [{ tag: 'script', children: code, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** The addresses of every resource's views, as one regular expression each. */
async function addressesIn({ root }: ResolvedConfig): Promise<PreloadPlan['addresses']> {
  const load = async <Module>(path: string) =>
    (await runnerImport<Module>(join(root, path), { root, configFile: false })).module
  const { catalogue } = await load<{ catalogue: Catalogue }>('src/catalogue.ts')
  const pages = (await load<Urls>('src/providers/publicUrls.ts')).publicPages(catalogue)
  const matching = (view: PreloadView) => {
    const named = pages.filter(page => page.view === view).map(({ path }) => path)
    const paths = [...[...catalogue.resources.keys()].map(own[view]), ...named]
    return `^(${paths.map(path => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`
  }
  return { list: matching('list'), create: matching('create'), edit: matching('edit') }
}

type FilesOf = (path: string) => readonly string[]

/** File names once, and for each purpose the places of those it needs. */
function planFor(files: FilesOf, said: Pick<PreloadPlan, 'addresses' | 'language'>): PreloadPlan {
  const names: string[] = []
  const placesOf = (paths: readonly string[]) =>
    [...new Set(paths.flatMap(files))].map(name => {
      if (!names.includes(name)) names.push(name)
      return names.indexOf(name)
    })
  const words = (...paths: readonly string[]) =>
    Object.fromEntries(
      languages.map(it => [it, placesOf(paths.map(path => path.replace('*', it)))]),
    )
  const admin = placesOf(['src/App.tsx'])
  const beyond = (view: PreloadView) =>
    placesOf(drawnBy[view]).filter(place => !admin.includes(place))
  return {
    ...said,
    admin,
    front: placesOf(['src/FrontApp.tsx']),
    views: { list: beyond('list'), create: beyond('create'), edit: beyond('edit') },
    words: words('src/i18n/*/messages.ts', moduleOf('*')),
    frontWords: words('src/i18n/*/app.ts'),
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
    const start = chunks.find(chunk =>
      chunk.moduleIds.includes(path.startsWith('\0') ? path : resolve(root, path)),
    )
    if (!start) throw new Error(`${path} is in no file of the build`)
    return [...closure(start)].flatMap(chunk => [
      chunk.fileName,
      ...(chunk.viteMetadata?.importedCss ?? []),
    ])
  }
}
