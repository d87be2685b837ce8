import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import { type Plugin, type PluginOption, runnerImport } from 'vite'
import { isPage } from './fewFiles.js'
import { type Chunk, closureOf, firstBundle, isSchema } from './firstBundle.js'
import { firstViews } from './firstViews.js'
import { languages, placesIn, texts } from './oneLanguage.js'
import { columnsOf, findStandings } from './schemasByNeed.js'

type Language = (typeof languages)[number]
/** Every word by its key: `app.form.save`. */
type Dictionary = ReadonlyMap<string, string>

/** What a part of the app says: keys, and places of texts. */
export interface Spoken {
  readonly keys: ReadonlySet<string>
  readonly places: ReadonlySet<number>
}
/** The files of the words: `<folder>/<language>/<part>.js`. */
export interface WordFiles {
  readonly folder: string
  readonly parts: ReadonlySet<string>
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
      const found = [...code.matchAll(fetchesCode)].toReversed()
      let changed = code
      for (const { 0: call, 2: path = '', index } of found) {
        const target = await this.resolve(path, id)
        const part = target && partOf(target.id)
        if (!part || part === frame || !words.parts.has(part)) continue
        const after = changed.slice(index + call.length)
        changed = `${changed.slice(0, index)}desk.withWords(${call}, '${part}')${after}`
      }
      if (changed === code) return
      return { code: `import { desk } from '/src/i18n/desk.ts'\n${changed}`, map: null }
    },
  }
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
  const dictionaries = await allWords()
  const [first = new Map()] = dictionaries.values()
  const spoken = spokenBy(
    chunks,
    keysIn([...first.keys()]),
    await columnsBySchema([...first.keys()]),
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
  return { folder, parts: new Set(spoken.keys()), files }
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

/** What each part is made of: what is fetched by itself, and all that comes with it. */
function chunksByPart(chunks: readonly Chunk[]) {
  const parts = new Map<string, Set<Chunk>>()
  for (const chunk of chunks) {
    const fetched = chunk.isDynamicEntry && chunk.facadeModuleId ? [chunk.facadeModuleId] : []
    const starts = [...fetched, ...chunk.moduleIds.filter(isSchema)]
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

async function allWords(): Promise<ReadonlyMap<Language, Dictionary>> {
  const { module } = await runnerImport<typeof import('./allWords.js')>(
    join(import.meta.dirname, 'allWords.ts'),
    { root, configFile: false },
  )
  const wordsOf = (language: Language) => {
    const files = Object.entries(module.files).filter(([path]) => path.includes(`/${language}/`))
    const rooms = files.flatMap(([, exported]) => Object.entries(exported))
    // react-admin's, which it asks for as `ra`, are among the messages
    const { messages = {}, admin: _, ...others } = Object.fromEntries(rooms)
    return new Map(flat({ ...messages, ...others }))
  }
  return new Map(languages.map(language => [language, wordsOf(language)]))
}

interface Tree {
  [key: string]: string | Tree
}
const flat = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path + key}.`),
  )

function fileOf({ keys, places }: Spoken, language: Language, dictionary: Dictionary) {
  const words: Tree = {}
  for (const [key, text] of dictionary) if (keys.has(key)) put(words, key.split('.'), text)
  const own = [...places].toSorted((a, b) => a - b).map(at => [at, texts[at]?.[language]])
  return `export default ${JSON.stringify({ words, texts: Object.fromEntries(own) })}`
}

function put(tree: Tree, [first = '', ...rest]: readonly string[], text: string) {
  if (rest.length === 0) tree[first] = text
  else {
    tree[first] ??= {}
    put(tree[first] as Tree, rest, text)
  }
}
