import { isWordOf, phraseWords, sentenceLanguages } from '../words/sentenceWords'
import {
  deedsOf,
  isParticiple,
  type SentenceToken,
  stemOf,
  stemsOf,
  tokensOf,
} from '../words/tokens'
import type { SentenceField, SentenceList } from './sentenceList'

const small = phraseWords('stop', 'requests', 'or', 'not', 'with')

/** Words of a text that say something. */
export const contentOf = (text: string): SentenceToken[] =>
  tokensOf(text).filter(({ folded }) => !small.has(folded))

/** The same without their endings. */
export const contentStems = (text: string) => String(contentOf(text).map(({ stem }) => stem))

/** What a field and its values are called. */
export const wordingsOf = ({ labels, values = [] }: SentenceField) => [
  ...labels,
  ...values.flatMap(value => value.labels),
]

/** True for one of these labels, in any form. */
export const isCalled = (labels: readonly string[], text: string) =>
  labels.some(label => stemsOf(label) === stemsOf(text))

interface LabelPart {
  readonly stem: string
  readonly field: SentenceField
  readonly rank: number
}

/** Words of labels that mean one field: "guía" for "Número de guía", "saldo" for "Saldo de cuenta". */
export function labelParts(fields: readonly SentenceField[]): LabelPart[] {
  const byStem = new Map<string, LabelPart[]>()
  for (const part of fields.flatMap(partsOf))
    byStem.set(part.stem, [...(byStem.get(part.stem) ?? []), part])
  return [...byStem.values()].flatMap(parts => {
    const best = Math.min(...parts.map(({ rank }) => rank))
    const found = parts.filter(({ rank }) => rank === best)
    const isOne = found.every(({ field }) => field === found[0]?.field)
    return isOne && found[0] ? [found[0]] : []
  })
}

const isDenied = (label: string) =>
  tokensOf(label.split(',')[0] ?? '').some(({ folded }, at) => at > 0 && isWordOf('not', folded))
const sinces = new Set(sentenceLanguages.flatMap(({ compare }) => compare.gte))

/** Columns come before other fields. */
const partsOf = (field: SentenceField): LabelPart[] =>
  field.labels
    // "Working since" is no date of what works, "Sold without serial numbers" not what is sold.
    .filter(label => !sinces.has(tokensOf(label).at(-1)?.folded ?? '') && !isDenied(label))
    // "Fax o tel": one of two short names
    .flatMap(label => [
      ...headsOf(label).map(head => ({ ...head, least: isEither(label) ? 3 : 4 })),
      ...shorterOf(label),
    ])
    .flatMap(({ stem, folded, least }) =>
      folded.length >= least && !isState(field, folded)
        ? [{ stem, field, rank: field.isUsual ? 0 : 1 }]
        : [],
    )

const isEither = (label: string) => tokensOf(label).some(({ folded }) => isWordOf('or', folded))

/** "Bureau answers" of "Valid bureau answers", "consultas al buró" of "Consultas al buró vigentes". */
function shorterOf(label: string) {
  const all = tokensOf(label)
  const shorter = contentOf(label).length === 3 ? [all.slice(1), all.slice(0, -1)] : []
  // "Total de la nota" of "Total de la nota con IVA"
  const whole = all.slice(
    0,
    all.findIndex(({ folded }) => isWordOf('with', folded)),
  )
  return [...shorter, ...(whole.length > 1 ? [whole] : [])]
    .filter(words => [words[0], words.at(-1)].every(end => end && !small.has(end.folded)))
    .map(words => words.map(({ stem }) => stem).join(' '))
    .map(stem => ({ stem, folded: stem, least: 4 }))
}

/** "pendientes de más de 3000" are records in a state, not their number of "Documentos pendientes"; so is "not delivered". */
export const isState = ({ shape }: SentenceField, word: string) =>
  /^(number|money|reference)$/.test(shape) && (awaiting.has(word) || isParticiple(word))
const awaiting = phraseWords('awaiting')

/** True for the field of a place: "Dirección de entrega". */
export const isOfPlace = ({ labels }: SentenceField) =>
  labels.some(label => tokensOf(label).some(({ folded }) => isWordOf('places', folded)))

/** "sin documentos" are not those without "Documentos pendientes". */
export function isOfSome({ shape, labels }: SentenceField, text: string): boolean {
  const own = new Set(tokensOf(text).map(({ stem }) => stem))
  const unsaid = labels.map(label => tokensOf(label).filter(({ stem }) => !own.has(stem)))
  const isPart = unsaid.every(({ length }) => length > 0)
  return shape === 'number' && isPart && unsaid.flat().some(({ folded }) => awaiting.has(folded))
}

/** The words that a label turns on, before "of": the first in Spanish, the last in English. */
export function headsOf(label: string): SentenceToken[] {
  const segments = label.split(/ (?:de|del|of|for) /).map(text => contentOf(text).filter(isTelling))
  const head = segments.find(({ length }) => length > 0) ?? []
  return [head[0], head.length > 1 ? head.at(-1) : undefined].flatMap(token => token ?? [])
}

const isTelling = ({ folded }: SentenceToken) => !isWordOf('nouns', folded)

/** "Aprobado por" for "que aprobó", the label of the person who did so, else "aprobado" where a label has that word. */
export function saidDeed(
  verb: string,
  by: 'pasts' | 'firsts',
  { fields, stems }: Pick<SentenceList, 'fields'> & { readonly stems: ReadonlySet<string> },
) {
  const deeds = deedsOf(verb, by)
  const isDoer = (label: string) =>
    deeds.some(done => stemsOf(label) === `${stemOf(done)} por`) ||
    (by === 'firsts' && stemsOf(label) === `${stemOf(verb)} by`)
  const people = fields.filter(({ path, isPerson }) => isPerson && !path.includes('.'))
  const label = people.flatMap(({ labels }) => labels).find(isDoer)
  return label ?? deeds.find(done => stems.has(stemOf(done)))
}

/** True for the label of a date on which something ends. */
export const isDue = (label: string) =>
  label
    .toLowerCase()
    .split(' ')
    .some(word => dueWords.some(due => word.startsWith(due)))
const dueWords = [...phraseWords('due')]
