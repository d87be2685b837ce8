import { nearest } from './nearest'

/** A word of a schema that the language does not know, or a name without a referent. */
export interface Mistake {
  /** `products.COSTO`, `products.list.columns.0`. */
  readonly place: string
  /** The wrong word. */
  readonly word: string
  readonly says: string
  /** The known word that is similar, or its present name. */
  readonly meant: string | undefined
}

export interface Unknown {
  readonly what: string
  readonly word: string
  readonly known: readonly string[]
}

/** `unknown word "raed"; did you mean "read"?`; without a similar word, the known ones if they are few. */
export function unknown(place: string, { what, word, known }: Unknown): Mistake {
  const meant = nearest(word, known)
  const choice = known.length > 0 && known.length <= 40 ? `; known: ${known.join(', ')}` : ''
  const hint = meant === undefined ? choice : `; did you mean "${meant}"?`
  const says = `unknown ${what} "${word}"${hint}`
  return { place, word, says, meant }
}

/** A word of a former version, with its present name. */
export const former = (place: string, word: string, now: string): Mistake => ({
  ...{ place, word, meant: now.split(':')[0] },
  says: `"${word}" is ${now ? `called "${now}" now` : 'left out now'}; npm run resource upgrade rewrites the file`,
})

/** A word that is not there, and what it takes. */
export const lacking = (place: string, word: string, takes: string): Mistake => ({
  ...{ place, word, meant: undefined },
  says: `needs the word "${word}": ${takes}`,
})

export const invalidMistake = (place: string, value: unknown, takes: string): Mistake => {
  const word = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  // a number in quotes is told from a number
  const shown = typeof value === 'string' && Number.isFinite(Number(value)) ? `"${value}"` : word
  return { place, word, says: `takes ${takes}, not ${shortened(shown)}`, meant: undefined }
}

const shortened = (word: string) => (word.length > 40 ? `${word.slice(0, 40)}…` : word)
