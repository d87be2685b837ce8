import type { Through } from '../../src/model/access/throughReference'
import type { Resource } from '../../src/model/fields/resource'
import { compare } from '../../src/model/rules/evaluate'
import type { CountedRows, Node, Operator } from '../../src/model/rules/rule'
import { allConditions, column, type Fragment, fromRows, type SqlCondition, sql } from '../db/db'
import { sqlOperators } from './compare'
import type { RequestContext } from './requestContext'
import { readScope } from './scope'
import { whereOf } from './where'

/** The person whose condition becomes SQL, and where it runs. */
export type QueryReader = Pick<RequestContext, 'me' | 'records'>
type Leaf = Extract<Node, { readonly op: Operator }>

/** Keys, or another column, of the rows of a resource that the asker may read. */
const visibleRows = (resource: Resource, name: string, { me, records }: QueryReader): Fragment =>
  sql`select ${column(name)} ${fromRows(resource, readScope(resource, me), ...inTime(records))}`

/**
 * A condition on a field of the record that a reference names. Without a reference, or where the asker may
 * not read that record, the field has no value.
 */
export function behindReference(
  { op, right }: Leaf,
  { reference, target, field }: Through,
  asking: QueryReader,
): SqlCondition {
  const inner = whereOf({ op, left: { field: field.name }, right }, target, asking)
  const rows = visibleRows(target, target.key.name, asking)
  const at = column(reference.name)
  const isMetByNone = compare(op, null, 'value' in right ? right.value : null)
  if (!isMetByNone) return sql`(${at} in (${rows} and ${inner}))`
  return sql`(${at} is null or ${at} not in (${rows} and (${inner}) is not true))`
}

/** A condition on the number of rows that refer to the record and that the asker may read. */
export function relatedCount(
  { op, right }: Leaf,
  { resource: name, via, where }: CountedRows,
  { resource, asking }: { readonly resource: Resource; readonly asking: QueryReader },
): SqlCondition {
  const related = asking.records.catalogue.get(name)
  const number = 'value' in right ? right.value : null
  const sign = sql.raw(op === 'ne' ? '<>' : sqlOperators[op as keyof typeof sqlOperators])
  const isMetByNone = compare(op, 0, number)
  const counted = sql`count(*) ${sign} ${number}`
  const rows = allConditions([sql`${column(via)} is not null`, whereOf(where, related, asking)])
  const keys = sql`${visibleRows(related, via, asking)} and ${rows} group by ${column(via)} having ${isMetByNone ? sql`not (${counted})` : counted}`
  return sql`(${column(resource.key.name)} ${sql.raw(isMetByNone ? 'not in' : 'in')} (${keys}))`
}

/**
 * A text without accents and case, as `fold` makes it. Columns have the collation "C", which knows the case of
 * ASCII only; the database's own knows the other letters.
 */
export const foldedText = (at: Fragment, { records: { db } }: QueryReader): Fragment =>
  db.dialect === 'sqlite'
    ? sql`folded(${at})`
    : sql`replace(lower(regexp_replace(normalize(${at}, NFD), ${marks()}, '', 'g') collate "default"), 'ς', 'σ') collate "C"`

/** Every mark of the basic plane as one bracket expression: PostgreSQL has no class of them. */
function marks() {
  knownMarks ??= `[${Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    .filter(sign => /\p{Mark}/u.test(sign))
    .join('')}]`
  return knownMarks
}
let knownMarks: string | undefined

/** On SQLite every 1024th row that is read looks at the clock; PostgreSQL limits the statement. */
export const inTime = ({ db }: RequestContext['records']): SqlCondition[] =>
  db.dialect === 'sqlite' ? [sql`((${sql.ref('t.rowid')} & 1023) <> 0 or in_time())`] : []
