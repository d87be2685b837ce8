import { fold } from '../../../src/base/fold'
import { type DbRow, sql, type Trx } from '../db'
import type { ColumnSpec, Dialect, TableSpec } from '../spec'
import { sqlType } from './ddl'

/** Folded columns that the existing rows of a table still lack. */
export interface Folds {
  readonly table: TableSpec
  readonly columns: readonly ColumnSpec[]
}

const BATCH = 500

export async function fillFolds(trx: Trx, dialect: Dialect, { table, columns }: Folds) {
  const key = sql.join(table.primaryKey.map(name => sql.ref(name)))
  const names = new Set([...table.primaryKey, ...columns.flatMap(({ folds }) => folds ?? [])])
  const read = sql`select ${sql.join([...names].map(name => sql.ref(name)))} from ${sql.table(table.name)}`
  let last: DbRow | undefined
  for (;;) {
    const after = last ? sql`where (${key}) > (${keyOf(table, last)})` : sql``
    const { rows } = await sql`${read} ${after} order by ${key} limit ${BATCH}`.execute(trx)
    if (rows.length > 0) await write(trx, dialect, { table, columns, rows })
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

const keyOf = (table: TableSpec, row: DbRow) => sql.join(table.primaryKey.map(name => row[name]))

/** One statement per batch. Both databases name the columns of `values` column1, column2, … */
async function write(
  trx: Trx,
  dialect: Dialect,
  { table, columns, rows }: Folds & { readonly rows: readonly DbRow[] },
) {
  const typeOf = (name: string) => {
    const store = table.columns.find(column => column.name === name)?.store ?? 'text'
    return sql.raw(sqlType(store, dialect))
  }
  const values = rows.map(row => {
    const key = table.primaryKey.map(name => sql`cast(${row[name]} as ${typeOf(name)})`)
    const folded = columns.map(column => sql`cast(${foldedOf(column, row)} as text)`)
    return sql`(${sql.join([...key, ...folded])})`
  })
  const nth = (at: number) => sql.ref(`v.column${at + 1}`)
  const set = columns.map(
    ({ name }, at) => sql`${sql.ref(name)} = ${nth(table.primaryKey.length + at)}`,
  )
  const where = table.primaryKey.map((name, at) => sql`${sql.ref(`t.${name}`)} = ${nth(at)}`)
  await sql`update ${sql.table(table.name)} as t set ${sql.join(set)} from (values ${sql.join(values)}) as v where ${sql.join(where, sql` and `)}`.execute(
    trx,
  )
}

/** The folded columns of one row, as `query/row.ts` computes them on write. */
function foldedOf({ name, folds = [] }: ColumnSpec, row: DbRow) {
  const texts = folds
    .map(from => row[from])
    .map(value => (value === null || value === undefined ? null : fold(String(value))))
  if (name !== '_SEARCH' && folds.length === 1) return texts[0] ?? null
  return texts.filter(Boolean).join('\n') || null
}
