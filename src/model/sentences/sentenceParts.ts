import { addDays, addMonths } from '../../base/day'
import { fold } from '../../base/fold'
import { daysOfPeriod } from '../rules/relativePeriod'
import { askedOf, isDenial } from './conditions/condition'
import { isDue } from './labels/labelParts'
import type { SentenceField, SentenceFilter } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { isA } from './pieceCursor'
import type { SentenceOperator } from './words/languageWords'
import type { NamedDays } from './words/sentenceDays'
import { isWordOf, phraseWords } from './words/sentenceWords'

export const isNumberField = ({ shape }: SentenceField) => shape === 'number' || shape === 'money'

/** The same words but for accents and capitals. */
export const isSame = (text: string, other: string) => fold(text) === fold(other)

/** A number of days: "Días hasta decidir". */
export const isOfDays = ({ shape, labels }: SentenceField) =>
  shape === 'number' && labels.some(label => /(^| )(d[ií]as|days) /i.test(label))

/** The condition of "without stock": a number may also be 0. */
export function absence(field: SentenceField): SentenceFilter {
  if (field.shape === 'yesNo') return { [field.path]: false }
  const empty = { [field.path]: { empty: true } }
  return isNumberField(field) ? { or: [empty, { [field.path]: { eq: 0 } }] } : empty
}

/** The condition of "with stock". */
export const presence = (field: SentenceField): SentenceFilter => ({
  [field.path]: isNumberField(field) ? { gt: 0 } : { empty: false },
})

/** A period, or a first and a last day. */
function isDuring(asked: unknown) {
  const { during, gte, lte } = Object(asked)
  return during !== undefined || (typeof gte === 'string' && lte !== undefined)
}

/** "con pagaré que vence este mes": a field with a bound is given. */
function saysMore(bound: SentenceFilter, part: SentenceFilter): boolean {
  const { path, asked } = askedOf(part)
  const isGiven = String(Object.entries(Object(asked))) === 'empty,false'
  return isGiven && path in bound && !('empty' in Object(bound[path]))
}

/** All values; of those that one word names, what another says more closely: "facturados que les falta la evidencia". */
function joinedValues(first: readonly unknown[], second: readonly unknown[]) {
  const [few, many] = first.length < second.length ? [first, second] : [second, first]
  return few.every(value => many.includes(value)) ? few : [...new Set([...first, ...second])]
}

/** Two conditions on one field as one: "activos o bloqueados" are one set, "ayer y hoy" are alternatives. */
export function together(
  first: SentenceFilter,
  second: SentenceFilter,
): SentenceFilter | undefined {
  const [{ path, asked }, other] = [askedOf(first), askedOf(second)]
  // "enero, febrero y marzo"
  const last = path === 'or' ? ([asked].flat().at(-1) as SentenceFilter) : undefined
  if (last && isDuring(other.asked) && together(last, second)?.or)
    return { or: [...(asked as SentenceFilter[]), second] }
  if (path !== other.path || /^(|or)$/.test(path)) return undefined
  if (isDenial(asked) && isDenial(other.asked))
    return { [path]: { nin: [...asked.nin, ...other.asked.nin] } }
  if (Array.isArray(asked) && Array.isArray(other.asked))
    return { [path]: joinedValues(asked, other.asked) }
  return isDuring(asked) && isDuring(other.asked) ? { or: [first, second] } : undefined
}

export function sameFieldsJoined(parts: readonly SentenceFilter[]): SentenceFilter[] {
  const joined: SentenceFilter[] = []
  const all = [...new Map(parts.map(part => [JSON.stringify(part), part])).values()]
  for (const part of all.filter(part => !all.some(other => saysMore(other, part)))) {
    const at = joined.findIndex(each => together(each, part))
    const both = together(joined[at] ?? {}, part)
    joined.splice(both ? at : joined.length, 1, both ?? part)
  }
  return joined
}

/** A comparison with days: before the first, after the last, or within. */
export function dayBoundsOf(op: SentenceOperator, { from, to }: SaidDays) {
  const within = { gte: from, lte: to }
  const bounds = { gt: { gt: to }, gte: { gte: from }, lt: { lt: from }, lte: { lte: to } }
  return { eq: within, between: within, ...bounds }[op]
}

/** First and last day of a period that has both. */
export function rangeOfPeriod(period: string, today: string) {
  const [from, next] = daysOfPeriod(period, today) ?? []
  return from && next ? { from, to: addDays(next, -1) } : undefined
}

/** "in 30 days" is ahead for what is due, and the last ones for what happened. */
export const periodOf = (period: string, { labels }: SentenceField): string =>
  period.replace('within', labels.some(isDue) ? 'next' : 'last')

/** "2 months ago" are no days. */
export const isAgo = (piece: SentencePiece | undefined) =>
  piece?.type === 'period' && piece.period.startsWith('ago')

/** "no mayor a 500" is at most 500. */
export const denialOf = (op: SentenceOperator) =>
  ({ gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt', eq: undefined, between: undefined })[op] as
    | SentenceOperator
    | undefined

/** Operators that bound the other side. */
export const oppositeOf = (op: SentenceOperator = 'eq'): readonly SentenceOperator[] =>
  op.startsWith('g') ? ['lt', 'lte'] : op.startsWith('l') ? ['gt', 'gte'] : []

/** "vence en enero" is the next January; elsewhere a month without a year is the last one. */
export function daysFor(
  { labels, isPlanned }: SentenceField,
  days: SaidDays,
  today: string,
): SaidDays {
  const months = labels.some(isDue) ? 6 : isPlanned ? 2 : 0
  const [from, to] = [addMonths(days.from, 12), addMonths(days.to, 12)]
  return months > 0 && days.isYearless && from <= addMonths(today, months) ? { from, to } : days
}
export type SaidDays = Omit<NamedDays, 'length'>

const ends = phraseWords('atEnd')

/** Pieces in the order in which they are read: "12 meses como máximo" has its bound first, "no longer" is "ya no". */
export function inReadingOrder(pieces: readonly SentencePiece[]): readonly SentencePiece[] {
  const all = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    const from = [at - 1, at - 2].find(to => isA(pieces[to], 'number'))
    const isAfter = isA(piece, 'compare') && ends.has(fold(piece.text)) && from !== undefined
    const isBounded = [from ?? 0, at].some(to => isA(pieces[to - 1], 'compare'))
    const next = pieces.slice(at + 1).find(({ type }) => type !== 'stop')
    if (isAfter && !isBounded && !isA(next, 'number')) all.splice(from, 0, ...all.splice(at, 1))
    if (isA(pieces[at - 1], 'not') && isWordOf('ceased', piece.text))
      all.splice(at - 1, 0, ...all.splice(at, 1))
  }
  return all
}
