import { sql } from 'kysely'
import { readApplied } from './catalogueRow'
import type { Db, Trx } from './db'
import { createIndex } from './ddl'
import { introspect } from './introspect'
import { dropTable, emptyPlan, type Plan, planTable, type Stop, tablesGone } from './plan'
import type { Dialect, TableSpec } from './spec'

export type Looking = Pick<Db, 'read' | 'dialect'>

/** What the next start would do with one table. */
export interface TablePreview {
  readonly table: string
  /** Statements it would run. */
  readonly runs: readonly string[]
  /** What it would stop at, and the SQL it would ask for. */
  readonly stops: readonly Stop[]
  /** What it leaves alone though nobody declares it, and the SQL that would drop it. */
  readonly left: readonly Stop[]
}

/** The next start's work without doing any of it; undefined for an empty database, where it makes everything. */
export async function previewChanges(
  db: Looking,
  tables: readonly TableSpec[],
): Promise<TablePreview[] | undefined> {
  const actual = await introspect(db.read as unknown as Trx, db.dialect)
  if (!actual.has('_CATALOGUE')) return undefined
  const past = await readApplied(db.read)
  const wanted = { tables, past, dialect: db.dialect, trigrams: await findsTrigrams(db) }
  const previews: TablePreview[] = []
  for (const table of tables) {
    const plan = emptyPlan()
    planTable(plan, wanted, { table, actual })
    const stops = await stopsOf(db, plan)
    previews.push({ table: table.name, runs: runsOf(plan, db.dialect), stops, left: plan.left })
  }
  for (const table of tablesGone(actual, wanted))
    previews.push({ table, runs: [], stops: [], left: [dropTable(table, actual, db.dialect)] })
  return previews.filter(({ runs, stops, left }) => runs.length + stops.length + left.length > 0)
}

const runsOf = ({ tables, rebuilds, indexes, keys, repeats }: Plan, dialect: Dialect) => [
  ...tables,
  ...rebuilds,
  ...indexes,
  ...keys,
  ...repeats.map(({ table, index }) => createIndex(table, index, dialect)),
]

async function stopsOf({ read }: Looking, { stops, checks }: Plan): Promise<Stop[]> {
  const found = [...stops]
  for (const { count, stop } of checks) {
    // A column that is not there yet holds nothing that could be counted.
    const counted = await sql
      .raw<{ n: number }>(count)
      .execute(read)
      .catch(() => undefined)
    if (Number(counted?.rows[0]?.n) > 0) found.push(stop)
  }
  return found
}

async function findsTrigrams({ dialect, read }: Looking) {
  if (dialect === 'sqlite') return true
  const asked = sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(read)
  return (await asked).rows.length > 0
}
