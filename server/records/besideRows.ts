import { roles } from '../../src/domain/roles'
import { policyOf } from '../../src/model/access'
import {
  type Beside,
  type BesideRows,
  besideFor,
  besideOf,
  mayTell,
  sourceOf,
} from '../../src/model/beside'
import { holds } from '../../src/model/evaluate'
import type { FieldModel, Resource } from '../../src/model/resource'
import { parseRule } from '../../src/model/rule'
import type { Row } from '../db/db'
import { sql } from '../db/fragment'
import { meValues } from './answer'
import { draftedRecord } from './besideDraft'
import { both, column } from './condition'
import type { Asking, Values } from './context'
import { demand, requires } from './forbid'
import { keyOf, load, notFound } from './read'
import { readScope } from './scope'

interface Wish {
  readonly id: string
  /** The child rows' field. */
  readonly field: string
  /** What a form has in place of what is kept. */
  readonly draft?: Values
}

/**
 * Numbers of other resources beside a record's rows, each as far as its reader may read what it counts; by
 * the row's `_ID`, in a draft by its place.
 */
export async function besideRows(
  asking: Asking,
  { id, field: name, draft }: Wish,
): Promise<BesideRows> {
  const { records, resource, me } = asking
  demand(asking, 'read')
  const field = resource.fields.get(name)
  const able = rolesTold(resource)
  if (!able.includes(me.ROLE)) throw requires(able, asking.language)
  const columns = field ? besideFor(field, me) : []
  if (!field || columns.length === 0 || !policyOf(resource, me).readable.has(name)) throw notFound()
  const among = readScope(resource, me)
  const loaded = await load(records.db.read, resource, { key: keyOf(resource, id), among })
  if (!loaded) throw notFound()
  const record = draft
    ? draftedRecord({ resource, field, columns, record: loaded.record }, draft)
    : loaded.record
  const told: Record<string, Record<string, { is: number; of?: number }>> = {}
  for (const [beside, words] of columns) {
    const kept = loaded.record
    for (const [row, number] of await numbersOf(asking, { field, words, record, kept })) {
      told[row] = { ...told[row], [beside]: number }
    }
  }
  return told
}

const rolesTold = ({ fields }: Resource) => {
  const words = [...fields.values()].flatMap(field => Object.values(besideOf(field)))
  return roles.filter(role => words.some(({ by }) => by.includes(role)))
}

interface Asked {
  readonly field: FieldModel
  readonly words: Beside
  readonly record: Values
}

async function numbersOf(
  asking: Asking,
  { kept, ...asked }: Asked & { readonly kept: Values },
): Promise<[string, { is: number; of?: number }][]> {
  const { field, words, record } = asked
  const { rows, added } = sourceOf(words, asking.records.catalogue.resources)
  const columns = Object.keys(words.where)
  const read = [...columns, ...(added ? [added.name] : [])]
  if (!rows || !mayTell(rows, read, asking.me)) return []
  const when = parseRule(words.when ?? true)
  const due = keyed(rows, asked).filter(
    // a row of a draft may still lack what it is asked by
    ({ row, key }) => !key.includes(null) && holds(when, { ...record, ...row }, meValues(asking)),
  )
  const sums = await summed(asking, { rows, added, keys: due.map(({ key }) => key), columns })
  const held = words.held && holds(parseRule(words.held.while), kept, meValues(asking))
  const own = held ? keyed(rows, { field, words, record: kept }) : []
  const wanted = words.goal ?? (held ? words.held?.units : undefined)
  return due.map(({ row, key }) => {
    const is = (sums.get(JSON.stringify(key)) ?? 0) + unitsOf(own, key, words.held?.units)
    const of = wanted === undefined ? {} : { of: unitsOf(due, key, wanted) }
    return [String(row._ID), { is, ...of }]
  })
}

interface Keyed {
  readonly row: Values
  readonly key: readonly unknown[]
}
/** The rows of a record, each with what it is asked by. */
const keyed = (rows: Resource, { words, field, record }: Asked): Keyed[] =>
  ((record[field.name] ?? []) as Values[]).map(row => ({
    row,
    key: keyIn(rows, { words, field, record: { ...record, ...prefixed(field, row) } }),
  }))

/** Rows alike share what there is, what they hold of it, and what it ought to be. */
const unitsOf = (among: readonly Keyed[], key: readonly unknown[], units = '') =>
  among
    .filter(each => JSON.stringify(each.key) === JSON.stringify(key))
    .reduce((sum, { row }) => sum + Number(row[units] ?? 0), 0)

const prefixed = ({ name }: FieldModel, row: Values) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [`${name}.${column}`, value]))

/** What the columns must be, as the database holds it. */
const keyIn = (rows: Resource, { words, record }: Asked): readonly unknown[] =>
  Object.entries(words.where).map(
    ([name, from]) => rows.fields.get(name)?.toStore(record[from] ?? null) ?? null,
  )

interface Summing {
  readonly rows: Resource
  readonly added: FieldModel | undefined
  readonly keys: readonly (readonly unknown[])[]
  readonly columns: readonly string[]
}
/** By key, in one statement: where several columns decide, it may add up a few groups nobody asked for. */
async function summed(
  { records, me }: Asking,
  { rows, added, keys, columns }: Summing,
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const among = columns.map((name, at) => {
    const values = [...new Set(keys.map(key => key[at]))]
    return sql<boolean>`${column(name)} in (${sql.join(values)})`
  })
  const where = both([readScope(rows, me), ...among])
  const groups = sql.join(columns.map(column))
  const sum = added ? sql`sum(${column(added.name)})` : sql`count(*)`
  const shown = sql.join(columns.map((name, at) => sql`${column(name)} as ${sql.ref(`K${at}`)}`))
  const query = sql<Row>`select ${shown}, ${sum} as "N" from ${sql.table(rows.table)} as t where ${where} group by ${groups}`
  const found = (await query.execute(records.db.read)).rows
  return new Map(
    found.map(row => [
      JSON.stringify(columns.map((name, at) => stored(rows, name, row[`K${at}`]))),
      Number(row.N ?? 0),
    ]),
  )
}

/** PostgreSQL's drivers tell large integers as text. */
const stored = (rows: Resource, name: string, value: unknown) =>
  rows.fields.get(name)?.store === 'int' ? Number(value) : value
