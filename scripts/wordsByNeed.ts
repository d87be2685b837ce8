import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { dictionariesOf, fileOf, type Spoken } from './dictionaries.js'
import { isPage } from './fewFiles.js'
import { type Chunk, closureOf, firstBundle, isSchema } from './firstBundle.js'
import { firstViews } from './firstViews.js'
import { placesIn } from './oneLanguage.js'
import { columnsOf, findStandings } from './schemasByNeed.js'

/** The files of the words: `<folder>/<language>/<part>.js`. */
export interface WordFiles {
  readonly folder: string
  /** The files of the words that each part of the app says. */
  readonly parts: ReadonlyMap<string, readonly string[]>
  readonly files: ReadonlyMap<string, string>
}

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')
const desk = join(src, 'i18n/desk.ts')
const frame = partOf(join(root, firstViews.admin[0]))

/**
 * The browser gets the words that the code it runs says. Wherever the desk fetches code later, a part, the
 * words of that part in the language that is read are fetched beside it (decision 026).
 */
export function wordsByNeed(plugins: () => PluginOption[]): Plugin {
  let words: WordFiles
  return {
    name: 'words-by-need',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      words = await findWords(plugins)
      for (const [fileName, source] of words.files)
        this.emitFile({ type: 'asset', fileName, source })
    },
    async transform(code, id) {
      if (id === desk) return { code: code.replaceAll(FOLDER, `/${words.folder}`), map: null }
      if (!id.startsWith(src) || id.startsWith(join(src, 'i18n'))) return
      const saidBy = async (path: string) => {
        const part = partOf((await this.resolve(path, id))?.id ?? '')
        return part === frame ? undefined : words.parts.get(part)
      }
      const changed = await besideWords(code, saidBy)
      if (changed === code) return
      return { code: `import { desk as itsDesk } from '/src/i18n/desk.ts'\n${changed}`, map: null }
    },
  }
}

/** The code, where each part it fetches comes with the words that part says. */
async function besideWords(
  code: string,
  saidBy: (path: string) => Promise<readonly string[] | undefined>,
) {
  let changed = code
  for (const { 0: call, 2: path = '', index } of [...code.matchAll(fetchesCode)].toReversed()) {
    const said = await saidBy(path)
    if (!said) continue
    const both = `itsDesk.withWords(${call}, ${said.map(part => `'${part}'`)})`
    changed = changed.slice(0, index) + both + changed.slice(index + call.length)
  }
  return changed
}

const fetchesCode = /\bimport\(\s*(["'])([^"']+)\1\s*\)/g
const FOLDER = '__WORDS__'

/** What stands in the place of all words at once, in both bundles. */
export const deskByNeed = (): Plugin => ({
  name: 'desk-by-need',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: (_code, id) =>
    id === desk
      ? {
          code: `import { deskByNeed } from '/src/i18n/deskByNeed.ts'
export const desk = deskByNeed(async (part, language) =>
  (await import(/* @vite-ignore */ \`${FOLDER}/\${language}/\${part}.js\`)).default)`,
          map: null,
        }
      : undefined,
})

let found: Promise<WordFiles> | undefined
/** Of the code as it is once what nobody uses is gone; once for all that ask in a build. */
export function findWords(plugins: () => PluginOption[]) {
  found ??= madeOf(plugins)
  return found
}

async function madeOf(plugins: () => PluginOption[]): Promise<WordFiles> {
  const chunks = await firstBundle(root, plugins)
  const dictionaries = await dictionariesOf()
  const [first = new Map()] = dictionaries.values()
  const all = [...first.keys()]
  const { parts, spoken } = roomsApart(
    spokenBy(chunks, keysIn(all), await columnsBySchema(all)),
    all,
  )
  const sources = [...spoken].flatMap(([part, said]) =>
    [...dictionaries].map(
      ([language, dictionary]) =>
        [`${language}/${part}.js`, fileOf(said, language, dictionary)] as const,
    ),
  )
  const hash = createHash('sha256').update(JSON.stringify(sources)).digest('base64url').slice(0, 8)
  const folder = `assets/words-${hash}`
  const files = new Map(sources.map(([name, source]) => [`${folder}/${name}`, source]))
  return { folder, parts, files }
}

/** A page and a schema are parts of their own, all else is one with its folder. */
export function partOf(path: string) {
  const within = relative(src, path).replace(/\.tsx?$/, '')
  return isPage(path) || isSchema(path) || !within.includes('/') ? within : dirname(within)
}

/** What each part says that the frame does not. */
export function spokenBy(
  chunks: readonly Chunk[],
  keysOf: (code: string) => readonly string[],
  columns: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Spoken> {
  const called = (id: string) => columns.get(relative(root, id)) ?? []
  const said = new Map(
    chunks.map(chunk => [
      chunk,
      {
        keys: [...keysOf(chunk.code), ...chunk.moduleIds.flatMap(called)],
        places: placesIn(chunk.code),
      },
    ]),
  )
  const inAll = (of: ReadonlySet<Chunk>): Spoken => {
    const all = [...of].flatMap(chunk => said.get(chunk) ?? [])
    return {
      keys: new Set(all.flatMap(({ keys }) => keys)),
      places: new Set(all.flatMap(({ places }) => places)),
    }
  }
  const parts = chunksByPart(chunks)
  const base = inAll(parts.get(frame) ?? new Set())
  const besides = ([part, of]: [string, ReadonlySet<Chunk>]): [string, Spoken] => {
    const { keys, places } = inAll(of)
    return [part, { keys: without(keys, base.keys), places: without(places, base.places) }]
  }
  parts.delete(frame)
  const others = [...parts].map(besides).filter(([, it]) => it.keys.size + it.places.size > 0)
  return new Map([[frame, base], ...others])
}

const without = <Value>(all: ReadonlySet<Value>, some: ReadonlySet<Value>) =>
  new Set([...all].filter(one => !some.has(one)))

/**
 * The rooms of the dictionary that several parts may say any word of (`validation.${key}`) are files of
 * their own; every part else is one file.
 */
export function roomsApart(spoken: ReadonlyMap<string, Spoken>, all: readonly string[]) {
  const rooms = new Map<string, string[]>()
  for (const key of all) {
    const [room = ''] = key.split('.')
    rooms.set(room, [...(rooms.get(room) ?? []), key])
  }
  const saysAll = ({ keys }: Spoken, room: readonly string[]) => room.every(key => keys.has(key))
  const apart = [...rooms].filter(
    ([, room]) => [...spoken.values()].filter(said => saysAll(said, room)).length > 1,
  )
  const files = new Map(spoken)
  const parts = new Map<string, readonly string[]>()
  for (const [part, said] of spoken) {
    const whole = apart.filter(([, room]) => saysAll(said, room))
    const keys = without(said.keys, new Set(whole.flatMap(([, room]) => room)))
    const isMore = keys.size + said.places.size > 0
    if (isMore) files.set(part, { ...said, keys })
    else files.delete(part)
    parts.set(part, [...(isMore ? [part] : []), ...whole.map(([room]) => `rooms/${room}`)])
  }
  for (const [name, room] of apart)
    files.set(`rooms/${name}`, { keys: new Set(room), places: new Set() })
  return { parts, spoken: files }
}

/**
 * What each part is made of: what is fetched by itself, and all that comes with it. Which module of a file
 * is fetched the bundler does not always tell: it may be any.
 */
function chunksByPart(chunks: readonly Chunk[]) {
  const parts = new Map<string, Set<Chunk>>()
  const fetched = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  for (const chunk of chunks) {
    const isFetched = chunk.isDynamicEntry || fetched.has(chunk.fileName)
    const starts = isFetched ? chunk.moduleIds : chunk.moduleIds.filter(isSchema)
    for (const part of starts.filter(id => id.startsWith(src)).map(partOf))
      parts.set(part, closureOf(chunks, [chunk], parts.get(part)))
  }
  return parts
}

/** The keys that begin with what a code writes in quotes, as `app.form.save` or the beginning of one. */
export function keysIn(all: readonly string[]) {
  const rooms = [...new Set(all.map(key => key.split('.')[0]))].filter(room => room !== COLUMNS)
  const quoted = new RegExp(`["'\`]((?:${rooms.join('|')})\\.(?:[\\w.-]|\\$\\{[^}\`]*\\})*)`, 'g')
  return (code: string) => {
    const written = new Set([...code.matchAll(quoted)].map(([, text = '']) => text))
    const patterns = [...written].map(patternOf)
    return all.filter(key => patterns.some(pattern => pattern.test(key)))
  }
}

/** What stands in `${…}` is one word, or some. */
const patternOf = (written: string) =>
  new RegExp(`^${written.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}`)

/** What columns are called is asked by the names in a schema, which nobody writes out. */
const COLUMNS = 'columns'

async function columnsBySchema(all: readonly string[]) {
  const known = all.filter(key => key.startsWith(`${COLUMNS}.`))
  const standings = await findStandings()
  return new Map(
    [...standings.values()].map(({ module, columns }) => [module, columnsOf(columns, known)]),
  )
}
