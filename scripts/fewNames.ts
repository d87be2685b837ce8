import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** What counts here of a file. */
export type Named = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'
> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
type FileOf = (name: string) => Named | undefined

/** Names once, and in each list the places of those that one opening asks for. */
interface Lists {
  readonly names: readonly string[]
  readonly lists: readonly (readonly number[])[]
}

/**
 * A file that opens another later would name all that one needs, to ask for it at once: of the frame's
 * 154 kB 8 were such names. Here it names a list by its number; the lists come when the page stands
 * (performance.md). An opening before that asks for its files one after the other, but for those of the
 * address, which index.html asks for (scripts/preloadFirst.ts).
 */
export function fewNames(): Plugin {
  let made: ReturnType<typeof listsOf>
  let url = ''
  return {
    name: 'few-names',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, deps, { hostId, hostType }) =>
            hostType === 'html' ? deps : made.numbers(hostId, file),
        },
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => `assets/${isShared(name) ? '' : '[name]-'}[hash:7].js`,
          },
        },
      },
    }),
    transform(code, id) {
      if (id !== helper) return
      if (!code.includes(asking)) this.error(`Vite asks for files otherwise now: ${helper}`)
      return {
        code: code.replace(asking, `(${numbersToNames})(${asking.slice(0, 4)}).map(`),
        map: null,
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      made = listsOf(chunks as readonly Named[])
      const source = JSON.stringify(made.lists)
      url = `assets/lists-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json`
      this.emitFile({ type: 'asset', fileName: url, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle
          ? [{ tag: 'script', children: `(${fetchLists})('/${url}')`, injectTo: 'head-prepend' }]
          : [],
    },
  }
}

const helper = '\0vite/preload-helper.js'
const asking = 'deps.map('

/** What fewFiles names by a number says nothing by its name. */
const isShared = (name: string) => /^shared-\d+$/.test(name)

/** What each file asks for when it opens another: all that this one needs and is not there yet. */
export function listsOf(chunks: readonly Named[]) {
  const files = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const fileOf: FileOf = name => files.get(name)
  const names: string[] = []
  const lists = new Map<string, number>()
  const known = new Map<string, string[]>()
  const placeOf = (name: string) => {
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name)
  }
  for (const { fileName: host, dynamicImports } of chunks)
    for (const file of dynamicImports) {
      const list = missing(host, file, fileOf).map(placeOf)
      if (list.length === 0) continue
      const key = JSON.stringify(list)
      const number = lists.get(key) ?? lists.size
      lists.set(key, number)
      known.set(`${host} ${file}`, [`#${number}`])
    }
  const all: Lists = { names, lists: [...lists.keys()].map(key => JSON.parse(key)) }
  return { lists: all, numbers: (host: string, file: string) => known.get(`${host} ${file}`) ?? [] }
}

/**
 * The opened file itself is asked for in any case: it is named only where a style is waited for first.
 * Of files that hold nothing but styles Vite keeps the styles alone.
 */
function missing(host: string, file: string, fileOf: FileOf): string[] {
  const there = reachOf(host, fileOf)
  const further = [...reachOf(file, fileOf)].filter(name => !there.has(name))
  const isStyle = (name: string) => name.endsWith('.css')
  const waits = further.some(isStyle)
  const isWritten = (name: string) => !fileOf(name)?.moduleIds.every(isStyle)
  return further.filter(name => !isStyle(name) && isWritten(name) && (waits || name !== file))
}

/** A file, all it imports, and their styles. */
function reachOf(name: string, fileOf: FileOf, seen = new Set<string>()): Set<string> {
  const chunk = fileOf(name)
  if (!chunk || seen.has(name)) return seen
  seen.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const each of chunk.imports) reachOf(each, fileOf, seen)
  return seen
}

/** Stands as text in Vite's helper: the names of a list, once the lists are there; a name stays one. */
function numbersToNames(asked: readonly string[]): readonly string[] {
  const { names, lists } = (globalThis as { fileLists?: Lists }).fileLists ?? {
    names: [],
    lists: [],
  }
  return asked.flatMap(each =>
    each.startsWith('#')
      ? (lists[Number(each.slice(1))] ?? []).flatMap(place => names[place] ?? [])
      : each,
  )
}

/** Stands as text in index.html. */
function fetchLists(url: string): void {
  const put = (fileLists: Lists) => Object.assign(globalThis, { fileLists })
  const lost = () => 'files are asked for one after the other, as without'
  addEventListener(
    'load',
    () =>
      void fetch(url)
        .then(it => it.json())
        .then(put)
        .catch(lost),
  )
}
