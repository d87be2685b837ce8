import { sql } from 'kysely'
import { fold } from '../../src/domain/fold'
import type { Row, Trx } from './db'
import { sqlType } from './ddl'
import type { ColumnSpec, Dialect, TableSpec } from './spec'

/** Folded columns of a table that its rows do not have yet. */
export interface Folds {
  readonly table: TableSpec
  readonly columns: readonly ColumnSpec[]
}

const BATCH = 500

/** Reads the rows in the order of their key and writes what folding makes of them. */
export async function fillFolds(trx: Trx, dialect: Dialect, { table, columns }: Folds) {
  const key = sql.join(table.primaryKey.map(name => sql.ref(name)))
  const names = new Set([...table.primaryKey, ...columns.flatMap(({ folds }) => folds ?? [])])
  const read = sql`select ${sql.join([...names].map(name => sql.ref(name)))} from ${sql.table(table.name)}`
  let last: Row | undefined
  for (;;) {
    const after = last ? sql`where (${key}) > (${keyOf(table, last)})` : sql``
    const { rows } = await sql<Row>`${read} ${after} order by ${key} limit ${BATCH}`.execute(trx)
    if (rows.length > 0) await write(trx, dialect, { table, columns, rows })
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

const keyOf = (table: TableSpec, row: Row) => sql.join(table.primaryKey.map(name => row[name]))

/** One statement a batch; both databases call the columns of `values` column1, column2, … */
async function write(
  trx: Trx,
  dialect: Dialect,
  { table, columns, rows }: Folds & { readonly rows: readonly Row[] },
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

/** As `records/row.ts` writes it with the record itself. */
function foldedOf({ name, folds = [] }: ColumnSpec, row: Row) {
  const texts = folds
    .map(from => row[from])
    .map(value => (value === null || value === undefined ? null : fold(String(value))))
  if (name !== '_SEARCH' && folds.length === 1) return texts[0] ?? null
  return texts.filter(Boolean).join('\n') || null
}
