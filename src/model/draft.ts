import { addMonths, dayIn, today } from '../domain/day'
import { publicCode } from '../domain/publicCode'
import type { Me } from './access'
import { compute } from './compute'
import { holds } from './evaluate'
import { inputsOf } from './expression'
import { isJoined, joined, sourcesIn } from './join'
import type { FieldModel, Resource } from './resource'
import { parseRule } from './rule'
import { isTally } from './tally'
import { isChosen, isTaken } from './valuesOf'

export type Values = Readonly<Record<string, unknown>>
/** Who writes, and when: what defaults and rules may ask for. */
export interface Moment {
  readonly me: Me
  readonly now: Date
}

/**
 * The values a new record starts with: what the schema gives, `$me.…`, `$now` and `$today` filled in.
 * What a reference shows is filled in later, by the server, when the reference is known.
 */
export function defaultsOf(resource: Resource, moment: Moment): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of resource.fields.values()) {
    const value = defaultOf(field, moment)
    if (value !== undefined) values[field.name] = value
  }
  return values
}

export function defaultOf(field: FieldModel, { me, now }: Moment): unknown {
  const value = givenTo(field, me as unknown as Values)
  if (isTaken(value)) return undefined
  if (value === '$now') return now.toISOString()
  if (value === '$today') return today(now)
  if (value === '$code') return publicCode()
  if (typeof value === 'string' && value.startsWith('$me.')) {
    return me[value.slice('$me.'.length) as keyof Me] ?? null
  }
  return value
}

/** The default of a field as its schema writes it, the one that is this person's. */
export function givenTo({ words }: FieldModel, me: Values): unknown {
  // A switch that nobody touched says no.
  const value = words.default ?? (words.kind === 'boolean' ? false : undefined)
  if (!isChosen(value)) return value
  return value.find(({ when }) => !when || holds(parseRule(when), {}, me))?.is
}

/** A new record as it will be kept: fields that are not shown emptied, computed ones reckoned, rows too. */
export const settle = (resource: Resource, record: Values, me: Values): Record<string, unknown> =>
  settleOver(resource, record, { me })

interface Settling {
  readonly me: Values
  /** The record as it is kept now, where it is. */
  readonly before?: Values | undefined
}
/** The same of one that is there: what follows other fields stays as it was `before` while these do. */
export function settleOver(
  resource: Resource,
  record: Values,
  { me, before }: Settling,
): Record<string, unknown> {
  const settled: Record<string, unknown> = { ...record }
  for (const field of resource.fields.values()) {
    if (settled[field.name] != null && !isShown(field, settled, me)) settled[field.name] = null
    if (field.fields) settled[field.name] = settleRows(field, settled, me)
  }
  for (const field of resource.fields.values()) {
    if (isJoined(field, settled))
      settled[field.name] = joined(field, settled, { fields: resource.fields, before })
    if ('term' in field.words) settled[field.name] = withinTerm(field, settled)
  }
  for (const field of resource.computed) settled[field.name] = reckoned(field, settled, me)
  return settled
}

/** The fields a value follows while they are typed: those it is reckoned from, put together of, or dated by. */
export function followedBy(field: FieldModel, fields: Resource['fields']): readonly string[] {
  const { words } = field
  if (field.join) return sourcesIn(field)
  if (words.kind === 'choice' && words.term) return [words.term.from, words.term.at]
  if (words.kind !== 'computed') return []
  const inputs = inputsOf(words.is).map(path => path.split('.')[0] ?? '')
  return inputs.flatMap(name => {
    const input = fields.get(name)
    return input ? [name, ...followedBy(input, fields)] : []
  })
}

export const isShown = (field: FieldModel, record: Values, me: Values) =>
  holds(field.show, record, me)

function settleRows(lines: FieldModel, record: Record<string, unknown>, me: Values) {
  const rows = record[lines.name]
  if (!Array.isArray(rows)) return rows
  return rows.map(row => (isRow(row) ? settleRow(lines, record, { row, me }) : row))
}
const isRow = (row: unknown): row is Values =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

function settleRow(lines: FieldModel, record: Values, { row, me }: { row: Values; me: Values }) {
  const settled: Record<string, unknown> = { ...row }
  for (const field of lines.fields ?? []) {
    const around = { ...record, ...settled }
    if (settled[field.name] != null && !isShown(field, around, me)) settled[field.name] = null
    if (field.kind === 'computed') settled[field.name] = reckoned(field, around, me)
  }
  return settled
}

/** On which side of its end a term stands. */
function withinTerm({ words }: FieldModel, record: Values): unknown {
  const term = words.kind === 'choice' ? words.term : undefined
  if (term?.unless && record[term.unless.field] === false) return term.unless.take
  const [from, at] = [dayIn(record[term?.from ?? '']), dayIn(record[term?.at ?? ''])]
  if (!term || !from || !at) return null
  return at <= addMonths(from, term.months) ? term.within : term.over
}
/** A tally counts whether it is shown or not: a new record has none yet. What is not shown is none, not 0. */
function reckoned(field: FieldModel, record: Values, me: Values) {
  const { name, words, decimals } = field
  if (words.kind !== 'computed') return null
  if (isTally(words.is)) return record[name] ?? 0
  return isShown(field, record, me) ? compute(words.is, record, decimals) : null
}
