import { fold } from '../../../base/fold'
import { contentOf, contentStems, headsOf, isCalled } from '../labels/labelParts'
import type { SentenceField, SentenceFilter, SentenceList } from '../labels/sentenceList'
import { isWordOf, phraseWords } from '../words/sentenceWords'
import { isNameBeside, isParticiple, type SentenceToken, stemsOf, tokensOf } from '../words/tokens'
import { isOwn, oneOf, referenceOf } from './condition'

const SHORTEST = 4
const awaiting = phraseWords('awaiting')

/** Values of a choice whose label has all these words, or just these: "transferencia" for "Transferencia bancaria". */
export function valuesWith({ values = [] }: SentenceField, text: string) {
  const found = values.filter(({ labels }) => labels.some(label => hasAll(label, text)))
  const whole = found.filter(({ labels }) => isCalled(labels, text))
  return (whole.length > 0 ? whole : found).map(({ value }) => value)
}

/** The values of the one field whose labels have all these words. */
export function onlyCondition({ fields }: SentenceList, text: string): SentenceFilter | undefined {
  return oneIn(fields.filter(isOwn), field => {
    const values = valuesWith(field, text)
    return values.length > 0 ? { [field.path]: values } : undefined
  })
}

/** The condition on the one field that has any. */
function oneIn(
  fields: readonly SentenceField[],
  conditionOn: (field: SentenceField) => SentenceFilter | undefined,
) {
  const found = fields.map(conditionOn).filter(part => part !== undefined)
  return found.length === 1 ? found[0] : undefined
}

/** All words are in the label; "por facturar" is meant only with its first word. */
function hasAll(label: string, text: string): boolean {
  const all = tokensOf(label)
  const own = new Set(all.map(({ stem }) => stem))
  const words = tokensOf(text)
  if (words.some(word => isNameBeside(word, all))) return false
  const isPending = (token: SentenceToken) => isWordOf('pending', token.folded)
  const content = contentOf(text).filter(({ stem }) => contentOf(stem).length > 0)
  const isLike = !tokensOf(label).some(isPending) || words.some(isPending)
  return isLike && content.length > 0 && content.every(({ stem }) => own.has(stem))
}

/** Longer labels may say the opposite of one of their words: "Contado no pagado". */
const MOST_WORDS = 2
const isDenied = (label: string) => tokensOf(label).some(({ folded }) => isWordOf('not', folded))
const isPlain = (label: string) => contentOf(label).length <= MOST_WORDS && !isDenied(label)
/** Fields of which a part of a value is enough; the most important come first. */
const MOST_FIELDS = 10

/** "Sold without serial numbers" is not asked by "sold". */
const isNamedBy = (label: string, text: string) =>
  hasAll(label, text) &&
  // nor "Sold by us" by it alone
  (!tokensOf(label).some(({ folded }) => isWordOf('by', folded)) ||
    stemsOf(label) === stemsOf(text)) &&
  (contentStems(label) === contentStems(text) || !isDenied(label))

/** The condition of words that are part of one field's values or of one yes-or-no label; undefined if several are. */
export function partialCondition(
  { fields }: Pick<SentenceList, 'fields'>,
  text: string,
  isNot = false,
): SentenceFilter | undefined {
  if (text.length < SHORTEST || awaiting.has(fold(text))) return undefined
  const isWhole = ({ shape, labels }: SentenceField) =>
    shape === 'yesNo' && labels.some(label => contentStems(label) === contentStems(text))
  const asked = fields.filter((field, at) => isOwn(field) && (at < MOST_FIELDS || isWhole(field)))
  return oneIn(asked, field => {
    const isNamed = field.shape === 'yesNo' && field.labels.some(label => isNamedBy(label, text))
    if (isNamed) return { [field.path]: !isNot }
    const short = field.values?.map(each => ({ ...each, labels: each.labels.filter(isPlain) }))
    const values = valuesWith({ ...field, values: short ?? [] }, text)
    return values.length > 0 ? oneOf(field, values, isNot) : undefined
  })
}

/** Values that say that something lacks or is still to be done: "Sin stock" for "falta de stock", "Por verificar" for "no verificados". */
export function undoneCondition(
  { fields }: Pick<SentenceList, 'fields'>,
  text: string,
): SentenceFilter | undefined {
  const content = contentOf(text)
  const isLacking = (label: string) =>
    isDenied(label) && contentOf(label).length === content.length && hasAll(label, text)
  const isPending = (label: string) => {
    const start = startOfPending(label)
    const isDone = content.length === 1 && isParticiple(text)
    return start !== '' && isDone && content[0]?.folded.startsWith(start)
  }
  return oneIn(fields.filter(isOwn), field => {
    const meant = field.values?.filter(({ labels }) =>
      labels.some(each => isLacking(each) || isPending(each)),
    )
    return meant?.length ? { [field.path]: meant.map(({ value }) => value) } : undefined
  })
}

/** What the forms of the verb begin with that is still to be done: "verif" of "To verify", "decid" of "Por decidir". */
export function startOfPending(label: string): string {
  const words = tokensOf(label)
  const verb = words[words.findIndex(({ folded }) => isWordOf('pending', folded)) + 1]?.folded ?? ''
  const isVerb = verb !== words[0]?.folded && verb.length >= SHORTEST
  return isVerb ? verb.replace(/(?:[aei]r|e|y)$/, '') : ''
}

/** A date whose label has words with the same beginnings: "creados" for "Fecha de creación"; of the list, or behind a reference. */
export function dateLike(
  { fields }: SentenceList,
  text: string,
  reference = '',
): SentenceField | undefined {
  if (tokensOf(text).some(({ folded }) => isWordOf('pending', folded) || isWordOf('not', folded)))
    return undefined
  const starts = contentOf(text).map(({ folded }) =>
    folded.slice(0, Math.max(SHORTEST, folded.length - SHORTEST)),
  )
  if (starts.length === 0 || starts.some(({ length }) => length < SHORTEST)) return undefined
  const isMeant = (label: string) => {
    const begins = ({ folded }: SentenceToken, start: string) => folded.startsWith(start)
    return (
      starts.every(start => tokensOf(label).some(word => begins(word, start))) &&
      headsOf(label).some(head => starts.some(start => begins(head, start)))
    )
  }
  return fields.find(
    field =>
      field.shape === 'date' && referenceOf(field) === reference && field.labels.some(isMeant),
  )
}

/** True for a word of the label of a value's field: "personas" before a value of "Tipo de persona". */
export const isOfLabel = ({ labels }: SentenceField, text: string): boolean =>
  labels.some(label => hasAll(label, text))
