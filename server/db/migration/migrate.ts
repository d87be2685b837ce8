import { business } from '../../../src/base/business'
import { type Db, sql, type Trx } from '../db'
import { fingerprint } from '../fingerprint'
import { withLease } from '../lease'
import { NO_LIMITS } from '../postgres/sessionSettings'
import { codeOf, retrying } from '../retry'
import type { Dialect, TableSpec } from '../spec'
import { systemTables } from '../tables/systemTables'
import { fillFolds } from './backfill'
import { readApplied, writeApplied } from './catalogueRow'
import { claimDatabase } from './databaseOwner'
import { createTable } from './ddl'
import { indexWithoutRepeats } from './duplicates'
import { introspect } from './introspect'
import { type ColumnCheck, type MigrationBlocker, type MigrationPlan, planChanges } from './plan'
import type { SchemaHistory } from './schemaChange'
import { violationOf } from './violation'

/** Stops the start: the catalogue would destroy data or does not fit it. */
export class MigrationStop extends Error {
  readonly sql: string[]

  constructor(readonly stops: readonly MigrationBlocker[]) {
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

interface Prepared {
  /** False if the catalogue is already applied; nothing was examined. */
  readonly changed: boolean
  /** Whether statements were needed; a changed declaration can fit the tables as they are. */
  readonly altered: boolean
  readonly warnings: string[]
  /** Tables and columns that no schema declares; they stay. */
  readonly left: readonly string[]
}

/** The catalogue's hash and the other running processes. */
interface Release {
  readonly hash: string
  /** Processes of other versions that use this database now. */
  readonly others?: () => Promise<readonly string[]>
}

/**
 * Brings the database to the declared tables and the platform's own. An equal hash means no work. A database
 * of another business is refused.
 */
export async function prepareDatabase(
  db: Db,
  tables: readonly TableSpec[],
  release: string | Release,
): Promise<Prepared> {
  const { hash: own, others }: Release = typeof release === 'string' ? { hash: release } : release
  const platform = systemTables()
  const all = [...platform, ...tables]
  const hash = `${own}.${await fingerprint(platform)}`
  await layFirstTables(db)
  await claimDatabase(db, business().name)
  if ((await readApplied(db.write)).hash === hash) return UNCHANGED
  return withLease(db, { name: 'migrate' }, async () => {
    const past = await readApplied(db.write)
    if (past.hash === hash) return UNCHANGED
    const trigrams = db.dialect === 'sqlite' || (await hasTrigrams(db))
    const target = { all, trigrams, hash, past, others: (await others?.()) ?? [] }
    const apply = (trx: Trx) => applyTables(trx, db, target)
    const { warnings, ...applied } = await withoutForeignKeys(db, () => db.transaction(apply))
    const notes = [...(trigrams ? [] : [NO_TRIGRAMS]), ...warnings]
    return { changed: true, ...applied, warnings: notes }
  })
}

const UNCHANGED: Prepared = { changed: false, altered: false, warnings: [], left: [] }

const NO_TRIGRAMS =
  'The extension pg_trgm is missing and could not be created: text search will be slow.' +
  ' Ask a superuser for: create extension pg_trgm'

async function applyTables(
  trx: Trx,
  db: Db,
  release: {
    all: TableSpec[]
    trigrams: boolean
    hash: string
    past: SchemaHistory
    others: readonly string[]
  },
): Promise<Omit<Prepared, 'changed'>> {
  if (db.dialect === 'postgres') await run(trx, NO_LIMITS)
  const { all, trigrams, hash, past, others } = release
  const actual = await introspect(trx, db.dialect)
  const target = { tables: all, past, dialect: db.dialect, trigrams }
  const plan = planChanges(actual, target)
  if (others.length > 0) plan.stops.push(...plan.renamed.map(renamed => inUse(renamed, others)))
  const warnings = await applyPlan(trx, db.dialect, plan)
  if (db.dialect === 'sqlite') await checkForeignKeys(trx)
  await writeApplied(trx, hash, all)
  return { altered: altersTables(plan), warnings, left: plan.left.map(({ why }) => why) }
}

const altersTables = ({ tables, folds, rebuilds, indexes, keys, repeats }: MigrationPlan) =>
  [tables, folds, rebuilds, indexes, keys, repeats].some(steps => steps.length > 0)

/** A running process of the previous version would look for the former name and fail. */
const inUse = (renamed: string, others: readonly string[]): MigrationBlocker => ({
  why:
    `${renamed} is a rename, and another version runs at ${others.join(', ')}: stop it first,` +
    ' or rename in two releases (docs/operations.md, "Releases and rollback")',
  sql: [],
})

async function applyPlan(trx: Trx, dialect: Dialect, plan: MigrationPlan): Promise<string[]> {
  if (plan.stops.length > 0) throw new MigrationStop(plan.stops)
  await run(trx, plan.tables)
  for (const folds of plan.folds) await fillFolds(trx, dialect, folds)
  const violated: MigrationBlocker[] = []
  for (const check of plan.checks) if (await isViolated(trx, check)) violated.push(check.stop)
  if (violated.length > 0) throw new MigrationStop(violated)
  await run(trx, [...plan.rebuilds, ...plan.indexes, ...plan.keys])
  const warnings: string[] = []
  for (const repeats of plan.repeats)
    warnings.push(...(await indexWithoutRepeats(trx, dialect, repeats)))
  return warnings
}

async function run(trx: Trx, statements: readonly string[]) {
  for (const statement of statements) await sql.raw(statement).execute(trx)
}

async function isViolated(trx: Trx, check: ColumnCheck) {
  const { rows } = await sql.raw<{ n: number }>(check.count).execute(trx)
  return Number(rows[0]?.n) > 0
}

/** Creates the tables that locking itself needs; two processes may try at once. */
export async function layFirstTables(db: Db) {
  for (const table of systemTables())
    if (['_CATALOGUE', '_LOCK', '_PROCESS'].includes(table.name)) {
      const statement = createTable(table, db.dialect)
      const ifMissing = sql.raw(statement.replace('create table', 'create table if not exists'))
      await retrying(() => ifMissing.execute(db.write), isMadeMeanwhile)
    }
}

/** PostgreSQL checks for a table and can still meet one that another process has just created. */
const isMadeMeanwhile = (error: unknown) =>
  violationOf(error, systemTables())?.kind === 'unique' ||
  ALREADY_THERE.has(String(codeOf(error))) ||
  (codeOf(error) === 'XX000' && /concurrently updated/.test(String(error)))

/** duplicate_table, and duplicate_object for its row type. */
const ALREADY_THERE = new Set(['42P07', '42710'])

async function hasTrigrams(db: Db) {
  const found = () =>
    sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db.write).then(
      answer => answer.rows.length > 0,
      () => false,
    )
  if (await found()) return true
  // Many hosts do not allow extensions; the result is a warning.
  await sql`create extension if not exists pg_trgm with schema public`
    .execute(db.write)
    .catch(() => {})
  return found()
}

/** SQLite rebuilds tables with foreign keys off, which must be set outside a transaction. */
async function withoutForeignKeys<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (db.dialect === 'postgres') return work()
  await sql`pragma foreign_keys = off`.execute(db.write)
  try {
    return await work()
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
