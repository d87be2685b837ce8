import { fold } from '../../src/domain/fold'
import type { Resource } from '../../src/model/resource'
import type { Node, Operator, Subject } from '../../src/model/rule'
import { sql } from '../db/fragment'
import { compareColumns, compareValue, differsFromValue, fits, type Sign, signs } from './compare'
import { both, type Condition, either, no, yes } from './condition'
import { type Place, placeOf } from './place'
import { childTable } from './tables'

/**
 * A rule as SQL over the table aliased `t`; `$me` must be bound already. Equal to `holds` for every
 * kind, nulls included: a leaf may be unknown in SQL, which counts as false, and `not` sees to that.
 */
export function whereOf(node: Node, resource: Resource): Condition {
  if ('all' in node) return both(node.all.map(part => whereOf(part, resource)))
  if ('any' in node) return either(node.any.map(part => whereOf(part, resource)))
  if ('not' in node) return sql`(not (${whereOf(node.not, resource)} is true))`
  const { op, left, right } = node
  if ('field' in left) return leaf(op, placeOf(resource, left), { right, resource })
  if ('field' in right) return mirrored(op, left, { right, resource })
  throw new Error('a rule must be bound to a person before it becomes SQL')
}

interface Sides {
  readonly right: Subject
  readonly resource: Resource
}

function leaf(op: Operator, place: Place, { right, resource }: Sides): Condition {
  if ('field' in right) return twoColumns(op, place, placeOf(resource, right))
  const value = 'value' in right ? right.value : null
  if (op === 'empty') return emptiness(place, value !== false)
  if (op === 'has') return membership(place, value)
  if (op === 'within') return containment(place, Array.isArray(value) ? value : [])
  if (op === 'contains') return containing(place, value)
  if (op === 'in' || op === 'nin') return oneOf(op, place, Array.isArray(value) ? value : [value])
  return op === 'ne' ? differsFromValue(place, value) : compareValue(op, place, value)
}

function oneOf(op: 'in' | 'nin', { field, at }: Place, values: readonly unknown[]): Condition {
  const known = values.filter(value => fits(field, value))
  if (known.length === 0) return op === 'in' ? no : yes
  const list = sql.join(known.map(value => sql`${field.toStore(value)}`))
  return op === 'in' ? sql`${at} in (${list})` : sql`(${at} is null or ${at} not in (${list}))`
}

function emptiness(place: Place, empty: boolean): Condition {
  const missing = missingOf(place)
  return empty ? missing : sql`(not ${missing})`
}

function missingOf({ field, at, owner, children }: Place): Condition {
  if (field.store === 'json') return sql`(${at} is null or ${at} in ('[]', '""'))`
  if (field.store) return sql`(${at} is null)`
  return sql`(not exists (select 1 from ${sql.table(childTable(owner, field))} as c where ${children()}))`
}

function membership({ field, at, owner, children }: Place, value: unknown): Condition {
  if (field.kind === 'references' && (typeof value === 'string' || typeof value === 'number')) {
    const key = field.target?.key
    if (!key || !fits(key, value)) return no
    return sql`exists (select 1 from ${sql.table(childTable(owner, field))} as c where ${children()} and c."VALUE" = ${key.toStore(value)})`
  }
  if (field.kind !== 'choices' || typeof value !== 'string') return no
  return sql`replace(${at}, ${`|${value}|`}, '') <> ${at}`
}

function containment({ field, owner, children }: Place, values: readonly unknown[]): Condition {
  const key = field.kind === 'references' && field.target?.key
  if (!key) throw new Error(`within asks a list of references, which ${field.name} is not`)
  const known = values.filter(value => fits(key, value))
  const others =
    known.length === 0
      ? sql``
      : sql` and c."VALUE" not in (${sql.join(known.map(value => sql`${key.toStore(value)}`))})`
  return sql`(not exists (select 1 from ${sql.table(childTable(owner, field))} as c where ${children()}${others}))`
}

function containing({ shadow }: Place, value: unknown): Condition {
  if (typeof value !== 'string' || !shadow) return no
  return sql`${shadow} like ${`%${likeText(fold(value))}%`} escape '\\'`
}

/** Text for LIKE: its own signs taken literally. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, sign => `\\${sign}`)

function twoColumns(op: Operator, left: Place, right: Place): Condition {
  if (op !== 'ne' && !isSign(op)) throw new Error(`${op} does not compare two fields`)
  return compareColumns(op, left, right)
}

const isSign = (op: Operator): op is Sign => op in signs

interface Mirror {
  readonly right: { readonly field: string; readonly plus?: number }
  readonly resource: Resource
}
/** `'$me.WAREHOUSE': { has: { field: 'BODEGA' } }` and the like: the person stands on the left. */
function mirrored(op: Operator, left: Subject, { right, resource }: Mirror): Condition {
  const value = 'value' in left ? left.value : null
  const place = placeOf(resource, right)
  if (op === 'has') return Array.isArray(value) ? oneOf('in', place, value) : no
  const turned: Partial<Record<Operator, Operator>> = {
    eq: 'eq',
    ne: 'ne',
    lt: 'gt',
    lte: 'gte',
    gt: 'lt',
    gte: 'lte',
  }
  const back = turned[op]
  if (!back) throw new Error(`${op} does not compare $me with a field`)
  return leaf(back, place, { right: { value }, resource })
}
