import type { SentenceField, SentenceFilter, SentenceList } from './sentenceList'
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

/** The condition of words that are part of one field's values or of one yes-or-no label; undefined if several are. */
export function partialCondition(
  { fields }: SentenceList,
  text: string,
  isDenied = false,
): SentenceFilter | undefined {
  if (text.length < SHORTEST) return undefined
  const stems = tokensOf(text).map(({ stem }) => stem)
  const found = fields.flatMap((field): SentenceFilter[] => {
    if (field.path.includes('.')) return []
    const isNamed = field.shape === 'yesNo' && field.labels.some(label => hasAll(label, stems))
    if (isNamed) return [{ [field.path]: !isDenied }]
    const values = valuesWith(field, text)
    if (values.length === 0) return []
    return [{ [field.path]: isDenied ? { nin: values } : values }]
  })
  return found.length === 1 ? found[0] : undefined
}

/** A date whose label has a word with the same beginning: "creados" for "Fecha de creación". */
export function dateLike({ fields }: SentenceList, text: string): SentenceField | undefined {
  const [word, ...more] = tokensOf(text)
  if (!word || more.length > 0 || word.folded.length < SHORTEST) return undefined
  const start = word.folded.slice(0, Math.max(SHORTEST, word.folded.length - SHORTEST))
  const isLike = (label: string) => tokensOf(label).some(({ folded }) => folded.startsWith(start))
  return fields.find(({ shape, labels }) => shape === 'date' && labels.some(isLike))
}
