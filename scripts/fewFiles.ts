import { relative, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { type Chunk, closureOf, firstBundle, isSchema } from './firstBundle.js'
import { firstViews } from './firstViews.js'

/**
 * Lays what the same parts of the app need into one file: without, a list asks for 76 files and a form
 * for 138, and on a slow line their number costs more than their size (performance.md). What a part
 * really needs is known only once unused code is gone, so the app is bundled before, unwritten.
 */
export function fewFiles(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'few-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config({ root = process.cwd() }) {
      const files = filesOf(await firstBundle(root, plugins), root)
      const group = {
        name: (id: string) => (fetches.test(id) ? FIRST : (files.get(id) ?? null)),
        debugName: 'what the same parts need',
        includeDependenciesRecursively: false,
      }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
    },
    generateBundle(_options, bundle) {
      const circle = circleIn(Object.values(bundle).filter(file => file.type === 'chunk'))
      if (circle) this.error(circularSentence(circle))
    },
  }
}

const circularSentence = (circle: readonly string[]) =>
  `These files ask for each other before any of them has run, which would leave a white page: ${circle.join(' → ')}. Give what they share a file of its own (scripts/fewFiles.ts).`

/** File names on a way round through imports, the first once more at the end. */
export function circleIn(chunks: readonly Pick<Chunk, 'fileName' | 'imports'>[]) {
  const files = new Map(chunks.map(chunk => [chunk.fileName, chunk.imports]))
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of files.get(name) ?? []) {
      const circle = walk(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of files.keys()) {
    const circle = walk(name, [])
    if (circle) return circle
  }
  return undefined
}

/**
 * What the entry asks for before it runs lies in one file, apart from what needs the entry; with it what
 * fetches other files, which comes into the bundle only at its end.
 */
const FIRST = 'first'
const fetches = /^\0vite\/preload-helper\.js$/

/**
 * The file of each module. A module's dependencies are needed wherever it is, so that a file only ever
 * asks for files that more parts need: none goes round in a circle.
 */
export function filesOf(chunks: readonly Chunk[], root: string): Map<string, string> {
  const needs = needsOf(chunks, root)
  const open = openOf(chunks, root)
  const files = new Map<string, string>()
  const first = firstOf(chunks)
  const names = new Map([...first].flatMap(({ moduleIds }) => moduleIds.map(id => [id, FIRST])))
  for (const chunk of chunks.filter(it => !it.isEntry && !first.has(it))) {
    const parts = [...needs].filter(([, set]) => set.has(chunk)).map(([part]) => part)
    const by = ownersOf(parts, open(chunk))
    if (!by.some(isOpened)) continue
    const key = by.join()
    const name = files.get(key) ?? (by.length > 1 ? `shared-${files.size}` : nameOf(key))
    files.set(key, name)
    for (const id of chunk.moduleIds)
      if (id !== chunk.facadeModuleId || isSchema(id)) names.set(id, name)
  }
  return names
}

/** What the entries ask for, themselves aside. */
function firstOf(chunks: readonly Chunk[]) {
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const reached = closureOf(chunks, entries)
  for (const entry of entries) reached.delete(entry)
  return reached
}

/**
 * By whose needs a file is made. A part of the frame is there already whatever else of the desk needs it; but
 * a public page must not bring that frame. A schema comes with whatever draws it, and has nothing of a page.
 */
function ownersOf(parts: readonly string[], open: readonly string[]): readonly string[] {
  if (parts.includes('admin'))
    return parts.includes('front') ? ['front', 'admin'] : ['admin', ...open]
  const schemas = parts.filter(isSchema)
  return schemas.length > 0 ? schemas : parts
}

/** `ChatPage` of `src/custom-pages/chat/ChatPage.tsx`; a view's own name. */
const nameOf = (part: string) => part.replace(/^.*\/|\.tsx?$/g, '')

/** A view, a page or a schema of its own; what only comes later to one stays in files as small as it is. */
const isOpened = (part: string) => part in firstViews || isPage(part) || isSchema(part)

export const isPage = (path: string) => /(Page\.tsx|\/pages\.tsx?)$/.test(path)

/** What each part of the app loads: the first views, each page, and room by room what comes later. */
function needsOf(chunks: readonly Chunk[], root: string) {
  const needs = new Map<string, Set<Chunk>>()
  const put = (part: string, chunk: Chunk) => {
    const set = needs.get(part) ?? new Set()
    needs.set(part, set)
    closureOf(chunks, [chunk], set)
  }
  for (const [view, paths] of Object.entries(firstViews))
    for (const path of paths) {
      const start = chunks.find(chunk => chunk.moduleIds.includes(resolve(root, path)))
      if (!start) throw new Error(`${path} is in no file of the build`)
      put(view, start)
    }
  for (const chunk of chunks)
    for (const id of chunk.moduleIds.filter(isSchema)) put(relative(root, id), chunk)
  const first: readonly string[] = Object.values(firstViews).flat()
  for (const chunk of chunks.filter(it => it.isDynamicEntry)) {
    const path = relative(root, chunk.facadeModuleId ?? '')
    if (!first.includes(path)) put(partOf(path), chunk)
  }
  return needs
}

/** The public pages that need a file; but for the one that shows what the frame of the others is made of. */
function openOf(chunks: readonly Chunk[], root: string) {
  const front = resolve(root, firstViews.front[0])
  const { dynamicImports = [] } = chunks.find(({ moduleIds }) => moduleIds.includes(front)) ?? {}
  const pages = chunks
    .filter(({ fileName }) => dynamicImports.includes(fileName))
    .map(page => [page.facadeModuleId ?? '', closureOf(chunks, [page])] as const)
    .filter(([path]) => !path.includes('/components/'))
  return (chunk: Chunk) => pages.flatMap(([path, set]) => (set.has(chunk) ? [path] : []))
}

/** A page is a part of its own; all that comes later is one for each room. */
const partOf = (path: string) => (isPage(path) ? path : path.split('/').slice(0, 2).join('/'))
