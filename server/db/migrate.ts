import { sql } from 'kysely'
import { fillFolds } from './backfill'
import { readApplied, writeApplied } from './catalogueRow'
import type { Past } from './change'
import type { Db, Trx } from './db'
import { createTable } from './ddl'
import { fingerprint } from './fingerprint'
import { introspect } from './introspect'
import { withLease } from './lease'
import { type Check, type Plan, planChanges, type Stop } from './plan'
import { codeOf, retrying } from './retry'
import type { Dialect, TableSpec } from './spec'
import { systemTables } from './system'
import { violationOf } from './violation'

/** The start stops here: what the catalogue wants would destroy something or does not fit the data. */
export class MigrationStop extends Error {
  readonly sql: string[]

  constructor(readonly stops: readonly Stop[]) {
    const sql = [...new Set(stops.flatMap(stop => stop.sql))]
    const reasons = stops.map(stop => `  - ${stop.why}`)
    super(
      [
        'The schemas no longer fit the database, and nothing was changed:',
        ...reasons,
        ...(sql.length > 0 ? ['The SQL it would take:', ...sql.map(line => `${line};`)] : []),
      ].join('\n'),
    )
    this.name = 'MigrationStop'
    this.sql = sql
  }
}

export interface Prepared {
  /** False: the catalogue is the one already applied, nothing was looked at. */
  readonly changed: boolean
  readonly warnings: string[]
}

/** Brings the database to these tables and the platform's own; equal hash, no work. */
export async function prepareDatabase(
  db: Db,
  tables: readonly TableSpec[],
  catalogueHash: string,
): Promise<Prepared> {
  const all = [...systemTables, ...tables]
  const hash = `${catalogueHash}.${await fingerprint(systemTables)}`
  await createFirst(db)
  if ((await readApplied(db.write)).hash === hash) return { changed: false, warnings: [] }
  return withLease(db, 'migrate', async () => {
    const past = await readApplied(db.write)
    if (past.hash === hash) return { changed: false, warnings: [] }
    const trigrams = db.dialect === 'sqlite' || (await hasTrigrams(db))
    const apply = (trx: Trx) => applyTables(trx, db, { all, trigrams, hash, past })
    await withoutForeignKeys(db, () => db.transaction(apply))
    return { changed: true, warnings: trigrams ? [] : [NO_TRIGRAMS] }
  })
}

const NO_TRIGRAMS =
  'The extension pg_trgm is missing and could not be created: text search will be slow.' +
  ' Ask a superuser for: create extension pg_trgm'

async function applyTables(
  trx: Trx,
  db: Db,
  target: { all: TableSpec[]; trigrams: boolean; hash: string; past: Past },
) {
  if (db.dialect === 'postgres') await run(trx, ['set local statement_timeout = 0'])
  const { all, trigrams, hash, past } = target
  const actual = await introspect(trx, db.dialect)
  const wanted = { tables: all, past, dialect: db.dialect, trigrams }
  await applyPlan(trx, db.dialect, planChanges(actual, wanted))
  if (db.dialect === 'sqlite') await checkForeignKeys(trx)
  await writeApplied(trx, hash, all)
}

async function applyPlan(trx: Trx, dialect: Dialect, plan: Plan) {
  if (plan.stops.length > 0) throw new MigrationStop(plan.stops)
  await run(trx, plan.tables)
  for (const folds of plan.folds) await fillFolds(trx, dialect, folds)
  const violated: Stop[] = []
  for (const check of plan.checks) if (await isViolated(trx, check)) violated.push(check.stop)
  if (violated.length > 0) throw new MigrationStop(violated)
  await run(trx, [...plan.rebuilds, ...plan.indexes, ...plan.keys])
}

async function run(trx: Trx, statements: readonly string[]) {
  for (const statement of statements) await sql.raw(statement).execute(trx)
}

async function isViolated(trx: Trx, check: Check) {
  const { rows } = await sql.raw<{ n: number }>(check.count).execute(trx)
  return Number(rows[0]?.n) > 0
}

/** The two tables that must stand before anything can be asked or locked; two processes may try at once. */
async function createFirst(db: Db) {
  for (const table of systemTables)
    if (['_CATALOGUE', '_LOCK'].includes(table.name)) {
      const statement = createTable(table, db.dialect)
      const ifMissing = sql.raw(statement.replace('create table', 'create table if not exists'))
      await retrying(() => ifMissing.execute(db.write), isMadeMeanwhile)
    }
}

/** PostgreSQL looks whether a table is there, and may still meet the one another process has made since. */
const isMadeMeanwhile = (error: unknown) =>
  violationOf(error, systemTables)?.kind === 'unique' ||
  ALREADY_THERE.has(String(codeOf(error))) ||
  (codeOf(error) === 'XX000' && /concurrently updated/.test(String(error)))

/** duplicate_table, duplicate_object (its row type). */
const ALREADY_THERE = new Set(['42P07', '42710'])

async function hasTrigrams(db: Db) {
  const found = () =>
    sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db.write).then(
      answer => answer.rows.length > 0,
      () => false,
    )
  if (await found()) return true
  // Many hosts do not allow it; then the answer is a warning.
  await sql`create extension if not exists pg_trgm with schema public`
    .execute(db.write)
    .catch(() => {})
  return found()
}

/** SQLite rebuilds tables with foreign keys off, which is only possible outside a transaction. */
async function withoutForeignKeys(db: Db, work: () => Promise<void>) {
  if (db.dialect === 'postgres') return work()
  await sql`pragma foreign_keys = off`.execute(db.write)
  try {
    await work()
  } finally {
    await sql`pragma foreign_keys = on`.execute(db.write)
  }
}

async function checkForeignKeys(trx: Trx) {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(trx)
  const [first] = rows
  if (first)
    throw new MigrationStop([{ why: `${first.table} refers to rows that do not exist`, sql: [] }])
}
