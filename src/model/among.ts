import { dayIn } from '../domain/day'
import type { Text } from '../domain/text'
import type { FieldModel, Resource } from './resource'
import { isAsOpen } from './sources'

type Values = Readonly<Record<string, unknown>>
type Constant = string | number | boolean

/**
 * Which records a reference may name: those whose columns equal these fields of the record it stands in
 * (of its row first), once they are filled in: `{ where: { CLIENTEID: 'CARD_CODE' } }`; and those that
 * always are so: `{ are: { ROLE: ['8', '9'], ACTIVE: true } }`; and those of the same business day:
 * `{ day: { MARKED_DATE: 'MARKED_DATE' } }`.
 */
export interface Among {
  readonly where?: Readonly<Record<string, string>>
  readonly are?: Readonly<Record<string, Constant | readonly Constant[]>>
  readonly day?: Readonly<Record<string, string>>
  /** What is said of one outside. */
  readonly else: Text
}

export const amongOf = ({ words }: Pick<FieldModel, 'words'>): Among | undefined =>
  words.kind === 'reference' || words.kind === 'references' ? words.among : undefined

/** What the columns of the other resource must equal now, as a filter of its list. */
export function narrowing(field: Pick<FieldModel, 'words'>, around: Values): Values {
  const { where = {}, are = {}, day = {} } = amongOf(field) ?? {}
  const known = Object.entries(where).map(([column, name]) => [column, around[name] ?? null])
  const days = Object.entries(day).flatMap(([column, name]) => {
    const on = dayIn(around[name])
    return on ? [[column, { gte: on, lte: on } satisfies SameDay] as const] : []
  })
  return {
    ...are,
    ...Object.fromEntries(known.filter(([, value]) => value !== null && value !== '')),
    ...Object.fromEntries(days),
  }
}

/** Both the same day, as lists are filtered by it. */
export interface SameDay {
  readonly gte: string
  readonly lte: string
}
export const isSameDay = (wanted: unknown): wanted is SameDay =>
  typeof wanted === 'object' && wanted !== null && 'gte' in wanted

/** Whether a value is what `narrowing` leaves to choose from. */
export function fitsAmong(value: unknown, wanted: unknown): boolean {
  if (isSameDay(wanted)) return dayIn(value) === wanted.gte
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted
}

/** What cannot narrow: a column its list is not filtered by, a field that is none or that others do not see. */
export function checkAmong(field: FieldModel, around: Resource['fields']): string[] {
  const { target } = field
  const { where = {}, are = {}, day = {} } = amongOf(field) ?? {}
  const filtered = [are, where, day].flatMap(Object.keys).flatMap(column => {
    const there = target?.fields.get(column)
    return there && target?.filterable.has(column) && !there.words.read
      ? []
      : [`is among those whose ${column}, by which not everybody may filter ${target?.name}`]
  })
  if (filtered.length > 0) return filtered
  return [...Object.entries(where), ...Object.entries(day)].flatMap(([column, name]) => {
    const there = target?.fields.get(column)
    const here = around.get(name)
    if (!here) return []
    const isDay = column in day
    if (here.store !== there?.store || here.store === null || (isDay && here.store !== 'instant'))
      return [`is among those whose ${column} is ${name}, and these do not compare`]
    return isAsOpen(field, here, around)
      ? []
      : [`is among those of ${name}, which not everybody who reads it may read`]
  })
}
