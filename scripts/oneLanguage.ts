import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

export const languages = ['es', 'en', 'fr', 'vi', 'cn', 'ar'] as const
export type Words = Readonly<Record<(typeof languages)[number], string>>

interface Found {
  readonly start: number
  readonly end: number
  readonly words: Words
}

const src = join(import.meta.dirname, '../src')
/** The schemas with their code lists, and what pages behind the sign-in page say of themselves. */
const holdsTexts =
  /^(catalogue|schemas\/.+|custom-pages\/[^/]+\/index|domain\/(?!roles|contactTopics)\w+)\.ts$/

/** Each text once; its place stands for it in the code. Both bundles of a build know the same places. */
export const texts: Words[] = []
const places = new Map<string, number>()
const placeOf = (words: Words) => {
  const key = JSON.stringify(words)
  const place = places.get(key) ?? texts.push(words) - 1
  places.set(key, place)
  return place
}

/** The texts that code says, by their places. */
export const placesIn = (code: string): readonly number[] =>
  [...code.matchAll(/\btextAt(?:\$\d+)?\((\d+)\)/g)].map(([, place]) => Number(place))

/**
 * The browser gets the texts of schemas and pages in the language that is read, the others when they are
 * chosen: each `{ es: …, en: …, … }` becomes a place, and what stands there comes with the words of the
 * part that says it (`wordsByNeed.ts`).
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!id.startsWith(src) || !holdsTexts.test(id.slice(src.length + 1))) return
      const found = textsIn(code)
      if (found.length === 0) return
      const replaced = found.reduceRight(
        (text, { start, end, words }) =>
          `${text.slice(0, start)}textAt(${placeOf(words)})${text.slice(end)}`,
        code,
      )
      return { code: `import { textAt } from '/src/i18n/textAt.ts'\n${replaced}`, map: null }
    },
  }
}

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
