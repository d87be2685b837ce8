import { fold } from '../../src/base/fold'
import { cents, dollars } from '../../src/base/money'
import type { FieldModel } from '../../src/model/fields/resource'
import { alwaysFalse, alwaysTrue, type SqlCondition, sql } from '../db/db'
import type { FieldPlace } from './fieldPlace'

export const sqlOperators = { eq: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const
export type ComparisonOperator = keyof typeof sqlOperators

/**
 * Compares a column with a value. A value the column cannot hold equals nothing but still has an order among
 * numbers.
 */
export function compareValue(
  op: ComparisonOperator,
  place: FieldPlace,
  value: unknown,
): SqlCondition {
  if (canHold(place.field, value)) {
    const compared = sql<boolean>`${withOffset(place)} ${sql.raw(sqlOperators[op])} ${place.field.toStore(value)}`
    return op === 'eq' ? withFolded(place, [value], compared) : compared
  }
  if (!isNumeric(place.field) || typeof value !== 'number' || op === 'eq') return alwaysFalse
  const scaled = place.field.store === 'cents' ? value * 100 : value
  if (Math.abs(scaled) <= Number.MAX_SAFE_INTEGER)
    return sql`${withOffset(place)} ${sql.raw(sqlOperators[op])} cast(${scaled} as double precision)`
  const isBelow = op === 'lt' || op === 'lte'
  return isBelow === scaled > 0 ? sql`${place.at} is not null` : alwaysFalse
}

/** Equal texts have equal folded copies, whose one index serves filters, order and uniqueness. */
export function withFolded(
  { field, shadow, owner, isOwn }: FieldPlace,
  values: readonly unknown[],
  equal: SqlCondition,
): SqlCondition {
  if (!isOwn || !shadow || field === owner.key) return equal
  const folded = sql.join(values.map(value => sql`${fold(String(value))}`))
  return sql`(${shadow} in (${folded}) and ${equal})`
}

export function differsFromValue(place: FieldPlace, value: unknown): SqlCondition {
  if (value === null) return sql`${place.at} is not null`
  if (!canHold(place.field, value)) return alwaysTrue
  return sql`(${place.at} is null or ${withOffset(place)} <> ${place.field.toStore(value)})`
}

/** Compares two fields of a row in a common unit: cents are hundredths of plain numbers. */
export function compareColumns(
  op: ComparisonOperator | 'ne',
  left: FieldPlace,
  right: FieldPlace,
): SqlCondition {
  if (comparableType(left.field) !== comparableType(right.field))
    return op === 'ne' ? eitherFilled(left, right) : alwaysFalse
  const isSameUnit = left.field.store === right.field.store || !isNumeric(left.field)
  const [a, b] = isSameUnit
    ? [withOffset(left), withOffset(right)]
    : [asNumber(left), asNumber(right)]
  return op === 'ne'
    ? sql`(${a} is distinct from ${b})`
    : sql`${a} ${sql.raw(sqlOperators[op])} ${b}`
}

const eitherFilled = (left: FieldPlace, right: FieldPlace): SqlCondition =>
  sql`(${left.at} is not null or ${right.at} is not null)`

/** Whether the column can hold the value; a value it cannot hold is never equal. */
export function canHold(field: FieldModel, value: unknown): boolean {
  const { store } = field
  if (store === null || isComposite(field)) return false
  if (store === 'int') return Number.isSafeInteger(value)
  if (store === 'cents') return typeof value === 'number' && isHundredths(value)
  if (store === 'real')
    return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  return typeof value === (store === 'bool' ? 'boolean' : 'string')
}

/** Lists and objects, which no sign compares. */
const isComposite = ({ store, isList, isFile }: FieldModel) => store === 'json' || isList || isFile

function isHundredths(value: number) {
  const amount = cents(value)
  return amount !== undefined && dollars(amount) === value
}

const isNumeric = ({ store }: FieldModel) =>
  store === 'int' || store === 'cents' || store === 'real'
const comparableType = (field: FieldModel) =>
  isNumeric(field)
    ? 'number'
    : field.store === 'bool'
      ? 'bool'
      : isComposite(field)
        ? field.name
        : 'text'

/** Adds a distance to a number, exactly, in the column's own unit. */
function withOffset({ field, at, plus = 0 }: FieldPlace) {
  if (plus === 0 || !isNumeric(field)) return at
  const offset = field.store === 'cents' ? Math.round(plus * 100) : plus
  return Number.isInteger(offset)
    ? sql`(${at} + ${offset})`
    : sql`(${at} + cast(${offset} as double precision))`
}

function asNumber(place: FieldPlace) {
  const number = sql`cast(${withOffset(place)} as double precision)`
  return place.field.store === 'cents' ? sql`${number} / 100` : number
}
