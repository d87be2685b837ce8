import { dayBounds } from '../../src/base/day'
import { fold } from '../../src/base/fold'
import { throughOf } from '../../src/model/access/throughReference'
import type { Resource } from '../../src/model/fields/resource'
import type { Node, Operator, Subject } from '../../src/model/rules/rule'
import {
  allConditions,
  alwaysFalse,
  alwaysTrue,
  anyCondition,
  type SqlCondition,
  sql,
} from '../db/db'
import { behindReference, foldedText, type QueryReader, relatedCount } from './asked'
import {
  type ComparisonOperator,
  canHold,
  compareColumns,
  compareValue,
  differsFromValue,
  sqlOperators,
  withFolded,
} from './compare'
import { type FieldPlace, fieldPlaceOf } from './fieldPlace'
import { childTable } from './tables'

/**
 * A rule as SQL over the table aliased `t`; `$me` must be bound already. Equal to `holds` for every kind,
 * nulls included: an unknown leaf counts as false, which `not` respects. A condition of a person names its
 * asker: rows of other resources that they may not read count as absent.
 */
export function whereOf(node: Node, resource: Resource, asking?: QueryReader): SqlCondition {
  if ('all' in node) return allConditions(node.all.map(part => whereOf(part, resource, asking)))
  if ('any' in node) return anyCondition(node.any.map(part => whereOf(part, resource, asking)))
  if ('not' in node) return sql`(not (${whereOf(node.not, resource, asking)} is true))`
  const { op, left, right } = node
  if ('rows' in left && asking) return relatedCount(node, left.rows, { resource, asking })
  const through = asking && 'field' in left && throughOf(resource, left.field)
  if (through) return behindReference(node, through, asking)
  if ('field' in left) return leaf(op, fieldPlaceOf(resource, left), { right, resource, asking })
  if ('field' in right) return swapped(op, left, { right, resource })
  throw new Error('a rule must be bound to a person before it becomes SQL')
}

interface Comparison {
  readonly right: Subject
  readonly resource: Resource
  readonly asking?: QueryReader | undefined
}

function leaf(
  op: Operator,
  place: FieldPlace,
  { right, resource, asking }: Comparison,
): SqlCondition {
  if ('field' in right) return twoColumns(op, place, fieldPlaceOf(resource, right))
  const value = 'value' in right ? right.value : null
  if (op === 'empty') return emptyCondition(place, value !== false)
  if (op === 'has') return membership(place, value)
  if (op === 'within') return containment(place, value === null ? [] : listOf(value))
  if (op === 'contains') return containing(place, value, asking)
  if (op === 'in' || op === 'nin') return oneOf(op, place, listOf(value))
  if (op === 'during') return duringDays(place, listOf(value))
  return op === 'ne' ? differsFromValue(place, value) : compareValue(op, place, value)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

function oneOf(op: 'in' | 'nin', place: FieldPlace, values: readonly unknown[]): SqlCondition {
  const { field, at } = place
  const comparable = values.filter(value => canHold(field, value))
  if (comparable.length === 0) return op === 'in' ? alwaysFalse : alwaysTrue
  const list = sql.join(comparable.map(value => sql`${field.toStore(value)}`))
  return op === 'in'
    ? withFolded(place, comparable, sql`${at} in (${list})`)
    : sql`(${at} is null or ${at} not in (${list}))`
}

function emptyCondition(place: FieldPlace, empty: boolean): SqlCondition {
  const missing = isMissing(place)
  return empty ? missing : sql`(not ${missing})`
}

function isMissing({ field, at, owner, children }: FieldPlace): SqlCondition {
  if (field.store === 'json') return sql`(${at} is null or ${at} in ('[]', '""'))`
  if (field.store) return sql`(${at} is null)`
  return sql`(not exists (select 1 from ${sql.table(childTable(owner, field))} as c where ${children()}))`
}

function membership({ field, at, owner, children }: FieldPlace, value: unknown): SqlCondition {
  if (field.references && (typeof value === 'string' || typeof value === 'number')) {
    const key = field.target?.key
    if (!key || !canHold(key, value)) return alwaysFalse
    return sql`exists (select 1 from ${sql.table(childTable(owner, field))} as c where ${children()} and c."VALUE" = ${key.toStore(value)})`
  }
  if (!field.isList || typeof value !== 'string') return alwaysFalse
  return sql`replace(${at}, ${`|${value}|`}, '') <> ${at}`
}

function containment(
  { field, owner, children }: FieldPlace,
  values: readonly unknown[],
): SqlCondition {
  const key = field.references && field.target?.key
  if (!key) throw new Error(`within asks a list of references, which ${field.name} is not`)
  const comparable = values.filter(value => canHold(key, value))
  const others =
    comparable.length === 0
      ? sql``
      : sql` and c."VALUE" not in (${sql.join(comparable.map(value => sql`${key.toStore(value)}`))})`
  return sql`(not exists (select 1 from ${sql.table(childTable(owner, field))} as c where ${children()}${others}))`
}

/** A text without a folded column is folded by the database, for people only: no index helps. */
function containing(
  { field, at, shadow }: FieldPlace,
  value: unknown,
  asking: QueryReader | undefined,
): SqlCondition {
  const isFoldable = asking && field.folded && field.store === 'text'
  const text = shadow ?? (isFoldable ? foldedText(at, asking) : undefined)
  if (typeof value !== 'string' || !text) return alwaysFalse
  return sql`${text} like ${`%${likeText(fold(value))}%`} escape '\\'`
}

/** From the first day to the one after the last; an instant counts on its day in the business's zone. */
function duringDays(
  { field, at }: FieldPlace,
  [from = null, to = null]: readonly unknown[],
): SqlCondition {
  if (from === null && to === null) return alwaysFalse
  const bound = (day: unknown) =>
    field.store === 'instant' ? dayBounds(String(day))[0] : String(day)
  return allConditions([
    ...(from === null ? [] : [sql`${at} >= ${bound(from)}`]),
    ...(to === null ? [] : [sql`${at} < ${bound(to)}`]),
  ])
}

/** Text for LIKE with its special characters escaped. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, sign => `\\${sign}`)

function twoColumns(op: Operator, left: FieldPlace, right: FieldPlace): SqlCondition {
  if (op !== 'ne' && !isComparison(op)) throw new Error(`${op} does not compare two fields`)
  return compareColumns(op, left, right)
}

const isComparison = (op: Operator): op is ComparisonOperator => op in sqlOperators

interface SwappedComparison {
  readonly right: { readonly field: string; readonly plus?: number }
  readonly resource: Resource
}
/** `'$me.PLACES': { has: { field: 'PLACE' } }` and the like: the person is on the left side. */
function swapped(
  op: Operator,
  left: Subject,
  { right, resource }: SwappedComparison,
): SqlCondition {
  const value = 'value' in left ? left.value : null
  const place = fieldPlaceOf(resource, right)
  if (op === 'has') return Array.isArray(value) ? oneOf('in', place, value) : alwaysFalse
  const swappedOperators: Partial<Record<Operator, Operator>> = {
    eq: 'eq',
    ne: 'ne',
    lt: 'gt',
    lte: 'gte',
    gt: 'lt',
    gte: 'lte',
  }
  const operator = swappedOperators[op]
  if (!operator) throw new Error(`${op} does not compare $me with a field`)
  return leaf(operator, place, { right: { value }, resource })
}
