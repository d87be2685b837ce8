import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

const languages = ['es', 'en', 'fr', 'vi', 'cn', 'ar'] as const
type Words = Readonly<Record<(typeof languages)[number], string>>

interface Found {
  readonly start: number
  readonly end: number
  readonly words: Words
}

const name = 'virtual:words'
const inside = '\0words'
const src = join(import.meta.dirname, '../src')
/** The schemas with their code lists, and what pages behind the sign-in page say of themselves. */
const holdsWords =
  /^(catalogue|schemas\/.+|custom-pages\/[^/]+\/index|domain\/(?!roles|contactTopics)\w+)\.ts$/

/** The module that holds the words of one language. */
export const moduleOf = (language: string) => `${inside}/${language}`

/**
 * The browser gets the texts of schemas and pages in the language that is read, the others when they are
 * chosen: each `{ es: …, en: …, … }` becomes a place in six lists, of which one is fetched.
 */
export function oneLanguage(): Plugin {
  let isOn = false
  const all: Words[] = []
  const places = new Map<string, number>()
  const placeOf = (words: Words) => {
    const key = JSON.stringify(words)
    const place = places.get(key) ?? all.push(words) - 1
    places.set(key, place)
    return place
  }
  return {
    name: 'one-language',
    enforce: 'pre',
    config: (_config, { command, isSsrBuild }) => {
      isOn = command === 'build' && !isSsrBuild
    },
    buildStart() {
      if (!isOn) return
      const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
      for (const file of files.filter(path => holdsWords.test(path)).toSorted())
        for (const { words } of textsIn(readFileSync(join(src, file), 'utf8'))) placeOf(words)
    },
    resolveId: source => (source.startsWith(name) ? source.replace(name, inside) : undefined),
    load(id) {
      if (id === inside) return isOn ? runtime : 'export const loadWords = async () => undefined'
      if (!id.startsWith(moduleOf(''))) return
      const language = id.slice(moduleOf('').length) as keyof Words
      return `export default ${JSON.stringify(all.map(words => words[language]))}`
    },
    transform(code, id) {
      if (!isOn || !id.startsWith(src) || !holdsWords.test(id.slice(src.length + 1))) return
      const found = textsIn(code)
      if (found.length === 0) return
      const replaced = found.reduceRight(
        (text, { start, end, words }) =>
          `${text.slice(0, start)}wordsAt(${placeOf(words)})${text.slice(end)}`,
        code,
      )
      return { code: `import { words as wordsAt } from '${name}'\n${replaced}`, map: null }
    },
  }
}

const runtime = `
const lists = {}
const load = { ${languages.map(language => `${language}: () => import('${name}/${language}')`)} }
export const loadWords = async language => {
  lists[language] ??= (await load[language]()).default
}
class Words {
  constructor(place) { this.place = place }
  ${languages.map(language => `get ${language}() { return lists.${language}?.[this.place] }`).join('\n')}
}
export const words = place => new Words(place)`

/** The texts that are written out in all six languages, in the order of the file. */
export function textsIn(code: string): Found[] {
  const found: Found[] = []
  const look = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(look)
    if (typeof node !== 'object' || node === null) return
    const words = wordsOf(node as ObjectNode)
    const { start, end } = node as ObjectNode
    if (words) found.push({ start, end, words })
    else Object.values(node).forEach(look)
  }
  look(parseAst(code, { lang: 'ts' }))
  return found
}

interface ObjectNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly properties?: readonly {
    readonly key?: { readonly name?: string; readonly value?: unknown }
    readonly value?: { readonly type: string; readonly value?: unknown }
  }[]
}

function wordsOf({ type, properties = [] }: ObjectNode): Words | undefined {
  if (type !== 'ObjectExpression' || properties.length !== languages.length) return
  const entries = properties.map(
    ({ key, value }) => [key?.name ?? key?.value, value?.value] as const,
  )
  const words = Object.fromEntries(entries) as Partial<Words>
  return languages.every(language => typeof words[language] === 'string')
    ? (words as Words)
    : undefined
}
