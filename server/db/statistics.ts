import type { Kysely } from 'kysely'
import { type Db, type Rows, sql } from './db'
import type { Dialect } from './spec'

/** Below this number of rows any plan is fast. */
const FEW = 100

/** Updates the statistics of our tables in either database. */
export async function analyse(db: Kysely<Rows>, dialect: Dialect) {
  if (dialect === 'sqlite') {
    await sql`analyze`.execute(db)
    await forgetEmpty(db)
    return forgetSamples(db)
  }
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  if (rows.length > 0)
    await sql`analyze ${sql.join(rows.map(({ name }) => sql.ref(name)))}`.execute(db)
}

/**
 * Analyses each table that doubled since its last analysis, one at a time, so that writers run in between.
 * Returns the names.
 */
export async function analyseGrown(db: Db): Promise<readonly string[]> {
  const grown =
    db.dialect === 'sqlite'
      ? await grownInSqlite(db, await tablesInSqlite(db))
      : await grownInPostgres(db)
  await analyseTables(db, grown)
  return grown
}

interface Added {
  readonly tables: readonly string[]
  /** Rows this call added to the first table; every other table got at least as many. */
  readonly rows: number
}

/** The same for tables that one call has filled, so that the next reader has the right plan. */
export async function analyseAdded(db: Db, added: Added): Promise<readonly string[]> {
  const grown =
    db.dialect === 'sqlite'
      ? await grownInSqlite(db, added.tables)
      : await grownByAddition(db, added)
  await analyseTables(db, grown)
  return grown
}

async function analyseTables(db: Db, tables: readonly string[]) {
  for (const table of tables)
    if (db.dialect === 'sqlite') await analyseInSqlite(db, table)
    // Skips a table that another process is analysing.
    else await sql`analyze (skip_locked) ${sql.ref(table)}`.execute(db.write)
}

/** One transaction per index: an index of 100,000 rows takes 20 ms. */
async function analyseInSqlite(db: Db, table: string) {
  const indexes = await sql<{ name: string }>`
    select "name" from pragma_index_list(${table})`.execute(db.read)
  const size = (await sizesNow(db, [table])).get(table) ?? 0
  await db.transaction(async trx => {
    // Creates the table of statistics if it is missing.
    await sql`analyze sqlite_schema`.execute(trx)
    await sql`delete from sqlite_stat1 where "tbl" = ${table} and "idx" is null`.execute(trx)
    await sql`insert into sqlite_stat1 values (${table}, null, ${String(size)})`.execute(trx)
    await forgetSamples(trx)
  })
  for (const { name } of indexes.rows)
    await db.transaction(async trx => {
      await sql`analyze ${sql.ref(name)}`.execute(trx)
      await forgetEmpty(trx)
      await forgetSamples(trx)
    })
}

/** The highest rowid at the last check; deleted rows do not count as growth. */
const countedAt = new WeakMap<Db, Map<string, number>>()

async function tablesInSqlite(db: Db): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`
    select "name" from pragma_table_list
    where "schema" = 'main' and "type" = 'table' and "wr" = 0 and "name" not like 'sqlite~_%' escape '~'`.execute(
    db.read,
  )
  return tables.rows.map(({ name }) => name)
}

/** The last rowid is available at once; counting rows is not. */
async function grownInSqlite(db: Db, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return []
  const known = await sizesKnown(db)
  const last = countedAt.get(db) ?? new Map<string, number>()
  countedAt.set(db, last)
  const sizes = await sizesNow(db, names)
  const grown = names.filter(name => {
    const size = sizes.get(name) ?? 0
    return size >= FEW && size >= 2 * (last.get(name) ?? known.get(name) ?? 0)
  })
  for (const name of names) {
    const size = sizes.get(name) ?? 0
    if (grown.includes(name) || size < (last.get(name) ?? 0)) last.set(name, size)
  }
  return grown
}

/** Row counts at the last analysis, by table. */
async function sizesKnown(db: Db): Promise<ReadonlyMap<string, number>> {
  const kept = await sql`select 1 from sqlite_master where "name" = 'sqlite_stat1'`.execute(db.read)
  if (kept.rows.length === 0) return new Map()
  const { rows } = await sql<{ name: string; size: number }>`
    select "tbl" as "name", max(cast("stat" as integer)) as "size" from sqlite_stat1 group by "tbl"`.execute(
    db.read,
  )
  return new Map(rows.map(({ name, size }) => [name, size]))
}

async function sizesNow(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = names.map(
    name => sql`select ${name} as "name", max(rowid) as "size" from ${sql.ref(name)}`,
  )
  const { rows } = await sql<{
    name: string
    size: number | null
  }>`${sql.join(counts, sql` union all `)}`.execute(db.read)
  return new Map(rows.map(({ name, size }) => [name, size ?? 0]))
}

/** Autovacuum may come minutes after an import, so doubled tables are analysed here. */
async function grownInPostgres(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema()
      and s.n_mod_since_analyze >= greatest(c.reltuples, ${FEW})`.execute(db.read)
  return rows.map(({ name }) => name)
}

/** Rows added since the last analysis; PostgreSQL's own counters lag. */
const additions = new WeakMap<Db, Map<string, number>>()

async function grownByAddition(db: Db, { tables, rows }: Added): Promise<readonly string[]> {
  const mine = additions.get(db) ?? new Map<string, number>()
  additions.set(db, mine)
  for (const table of tables) mine.set(table, (mine.get(table) ?? 0) + rows)
  const sizes = await sql<{ name: string; size: number }>`
    select relname as name, reltuples as size from pg_class
    where relnamespace = current_schema()::regnamespace and relname in (${sql.join(tables)})`.execute(
    db.read,
  )
  const known = new Map(sizes.rows.map(({ name, size }) => [name, Number(size)]))
  const grown = tables.filter(
    table => (mine.get(table) ?? 0) >= Math.max(known.get(table) ?? 0, FEW),
  )
  for (const table of grown) mine.delete(table)
  return grown
}

/** Statistics of an empty table lead to bad plans that stay after it fills. */
const forgetEmpty = (db: Kysely<Rows>) =>
  sql`delete from sqlite_stat1 where "stat" = '0' or "stat" like '0 %'`.execute(db)

/**
 * With sampled values SQLite plans a statement again whenever parameters change, which takes longer than
 * reading a page; table sizes alone (`sqlite_stat1`) lead to the same plans.
 */
const forgetSamples = (db: Kysely<Rows>) => sql`drop table if exists sqlite_stat4`.execute(db)
