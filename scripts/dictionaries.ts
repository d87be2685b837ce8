import { join } from 'node:path'
import { runnerImport } from 'vite'
import { type languages, texts } from './oneLanguage.js'

type Language = (typeof languages)[number]
/** Every word by its key: `app.form.save`. */
export type Dictionary = ReadonlyMap<string, string>

/** What a part of the app says: keys, and places of texts. */
export interface Spoken {
  readonly keys: ReadonlySet<string>
  readonly places: ReadonlySet<number>
}

/** Those of all languages. */
export async function dictionariesOf(): Promise<ReadonlyMap<Language, Dictionary>> {
  const { module } = await runnerImport<typeof import('./allWords.js')>(
    join(import.meta.dirname, 'allWords.ts'),
    { root: join(import.meta.dirname, '..'), configFile: false },
  )
  return new Map([...module.allWords].map(([language, words]) => [language, new Map(flat(words))]))
}

interface Tree {
  [key: string]: string | Tree
}
const flat = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path + key}.`),
  )

/** The module that says this in one language. */
export function fileOf({ keys, places }: Spoken, language: Language, dictionary: Dictionary) {
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
