import type { SentenceField, SentenceFilter, SentenceList } from './sentenceList'
import { sentenceLanguages } from './sentenceWords'
import { tokensOf } from './tokens'

const SHORTEST = 4

/** Values of a choice whose label has all these words: "transferencia" for "Transferencia bancaria". */
export const valuesWith = ({ values = [] }: SentenceField, text: string) => {
  const stems = tokensOf(text).map(({ stem }) => stem)
  return values
    .filter(({ labels }) => labels.some(label => hasAll(label, stems)))
    .map(({ value }) => value)
}

const hasAll = (label: string, stems: readonly string[]) => {
  const own = new Set(tokensOf(label).map(({ stem }) => stem))
  return stems.length > 0 && stems.every(stem => own.has(stem))
}

/** Longer labels may say the opposite of one of their words: "Contado no pagado". */
const MOST_WORDS = 2
const denials = new Set(sentenceLanguages.flatMap(({ not }) => not))
const isPlain = (label: string) => {
  const words = tokensOf(label)
  return words.length <= MOST_WORDS && !words.some(({ folded }) => denials.has(folded))
}
/** Fields of which a part of a value is enough; the most important come first. */
const MOST_FIELDS = 10

/** The condition of words that are part of one field's values or of one yes-or-no label; undefined if several are. */
export function partialCondition(
  { fields }: SentenceList,
  text: string,
): SentenceFilter | undefined {
  if (text.length < SHORTEST) return undefined
  const stems = tokensOf(text).map(({ stem }) => stem)
  const found = fields.slice(0, MOST_FIELDS).flatMap((field): SentenceFilter[] => {
    if (field.path.includes('.')) return []
    const isNamed = field.shape === 'yesNo' && field.labels.some(label => hasAll(label, stems))
    if (isNamed) return [{ [field.path]: true }]
    const short = field.values?.map(each => ({ ...each, labels: each.labels.filter(isPlain) }))
    const values = valuesWith({ ...field, values: short ?? [] }, text)
    return values.length > 0 ? [{ [field.path]: values }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** A date whose label has a word with the same beginning: "creados" for "Fecha de creación". */
export function dateLike({ fields }: SentenceList, text: string): SentenceField | undefined {
  const [word, ...more] = tokensOf(text)
  if (!word || more.length > 0 || word.folded.length < SHORTEST) return undefined
  const start = word.folded.slice(0, Math.max(SHORTEST, word.folded.length - SHORTEST))
  const isLike = (label: string) => tokensOf(label).some(({ folded }) => folded.startsWith(start))
  const isOwnDate = ({ shape, path }: SentenceField) => shape === 'date' && !path.includes('.')
  return fields.find(field => isOwnDate(field) && field.labels.some(isLike))
}
