import { cents, dollars } from '../../src/domain/money'
import type { FieldModel } from '../../src/model/resource'
import { sql } from '../db/fragment'
import { type Condition, no, yes } from './condition'
import type { Place } from './place'

export const signs = { eq: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const
export type Sign = keyof typeof signs

/** A column against a value. What the column cannot hold equals nothing, yet has its place among numbers. */
export function compareValue(op: Sign, place: Place, value: unknown): Condition {
  if (fits(place.field, value))
    return sql`${shifted(place)} ${sql.raw(signs[op])} ${place.field.toStore(value)}`
  if (!isNumeric(place.field) || typeof value !== 'number' || op === 'eq') return no
  const scaled = place.field.store === 'cents' ? value * 100 : value
  if (Math.abs(scaled) <= Number.MAX_SAFE_INTEGER)
    return sql`${shifted(place)} ${sql.raw(signs[op])} cast(${scaled} as double precision)`
  const isBelow = op === 'lt' || op === 'lte'
  return isBelow === scaled > 0 ? sql`${place.at} is not null` : no
}

export function differsFromValue(place: Place, value: unknown): Condition {
  if (value === null) return sql`${place.at} is not null`
  if (!fits(place.field, value)) return yes
  return sql`(${place.at} is null or ${shifted(place)} <> ${place.field.toStore(value)})`
}

/** Two fields of a row, each in the other's measure: cents are hundredths of what a plain number says. */
export function compareColumns(op: Sign | 'ne', left: Place, right: Place): Condition {
  if (family(left.field) !== family(right.field))
    return op === 'ne' ? notBothEmpty(left, right) : no
  const alike = left.field.store === right.field.store || !isNumeric(left.field)
  const [a, b] = alike ? [shifted(left), shifted(right)] : [asNumber(left), asNumber(right)]
  return op === 'ne' ? sql`(${a} is distinct from ${b})` : sql`${a} ${sql.raw(signs[op])} ${b}`
}

const notBothEmpty = (left: Place, right: Place): Condition =>
  sql`(${left.at} is not null or ${right.at} is not null)`

/** Whether the column can hold such a value at all; what it cannot is never equal to it. */
export function fits({ store, kind }: FieldModel, value: unknown): boolean {
  if (store === null || store === 'json' || composite.has(kind)) return false
  if (store === 'int') return Number.isSafeInteger(value)
  if (store === 'cents') return typeof value === 'number' && isHundredths(value)
  if (store === 'real')
    return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  return typeof value === (store === 'bool' ? 'boolean' : 'string')
}

/** Their values are lists and objects: kept as text, but no text. */
const composite = new Set<string>(['choices', 'file', 'image', 'location', 'json'])

function isHundredths(value: number) {
  const whole = cents(value)
  return whole !== undefined && dollars(whole) === value
}

const isNumeric = ({ store }: FieldModel) =>
  store === 'int' || store === 'cents' || store === 'real'
const family = (field: FieldModel) =>
  isNumeric(field)
    ? 'number'
    : field.store === 'bool'
      ? 'bool'
      : composite.has(field.kind)
        ? field.name
        : 'text'

/** Only numbers have a distance; it is added in the column's own measure, where it is exact. */
function shifted({ field, at, plus = 0 }: Place) {
  if (plus === 0 || !isNumeric(field)) return at
  const distance = field.store === 'cents' ? Math.round(plus * 100) : plus
  return Number.isInteger(distance)
    ? sql`(${at} + ${distance})`
    : sql`(${at} + cast(${distance} as double precision))`
}

function asNumber(place: Place) {
  const number = sql`cast(${shifted(place)} as double precision)`
  return place.field.store === 'cents' ? sql`${number} / 100` : number
}
