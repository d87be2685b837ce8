import { type Db, sql, type Trx } from '../db'
import type { Dialect, TableSpec } from '../spec'
import { readApplied } from './catalogueRow'
import { createIndex } from './ddl'
import { introspect } from './introspect'
import {
  dropTable,
  emptyPlan,
  type MigrationBlocker,
  type MigrationPlan,
  planTable,
  tablesGone,
} from './plan'

export type PreviewDatabase = Pick<Db, 'read' | 'dialect'>

/** Changes of one table at the next start. */
export interface TablePreview {
  readonly table: string
  readonly runs: readonly string[]
  /** Stops, with the SQL to run by hand. */
  readonly stops: readonly MigrationBlocker[]
  /** Undeclared things it leaves, with the SQL that would drop them. */
  readonly left: readonly MigrationBlocker[]
}

/** Plans the next start without applying it; undefined for an empty database. */
export async function previewChanges(
  db: PreviewDatabase,
  tables: readonly TableSpec[],
): Promise<TablePreview[] | undefined> {
  const actual = await introspect(db.read as Trx, db.dialect)
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

const runsOf = ({ tables, rebuilds, indexes, keys, repeats }: MigrationPlan, dialect: Dialect) => [
  ...tables,
  ...rebuilds,
  ...indexes,
  ...keys,
  ...repeats.map(({ table, index }) => createIndex(table, index, dialect)),
]

async function stopsOf(
  { read }: PreviewDatabase,
  { stops, checks }: MigrationPlan,
): Promise<MigrationBlocker[]> {
  const found = [...stops]
  for (const { count, stop } of checks) {
    // A new column holds no values to count.
    const counted = await sql
      .raw<{ n: number }>(count)
      .execute(read)
      .catch(() => undefined)
    if (Number(counted?.rows[0]?.n) > 0) found.push(stop)
  }
  return found
}

async function findsTrigrams({ dialect, read }: PreviewDatabase) {
  if (dialect === 'sqlite') return true
  const extensions = sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(read)
  return (await extensions).rows.length > 0
}
