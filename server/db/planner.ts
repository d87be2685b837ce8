import type { Kysely } from 'kysely'
import type { Db, Rows } from './db'
import { sql } from './fragment'
import type { Dialect } from './spec'

/** Fewer rows are read as fast with any plan. */
const FEW = 100

/** The planner of either database needs to know what it has; of what others keep there it tells nothing. */
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
 * Analyses each table that has doubled since it was analysed last, one by one, so that writers take their
 * turn in between. Answers their names.
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
  /** How many rows of the first table this call has added; each other table has as many at least. */
  readonly rows: number
}

/** The same for tables that one call has added rows to: its next reader already has the right plan. */
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
    // another process may be at it already
    else await sql`analyze (skip_locked) ${sql.ref(table)}`.execute(db.write)
}

/** One index a transaction: a table of 100,000 rows takes 20 ms for each. */
async function analyseInSqlite(db: Db, table: string) {
  const indexes = await sql<{ name: string }>`
    select "name" from pragma_index_list(${table})`.execute(db.read)
  const size = (await sizesNow(db, [table])).get(table) ?? 0
  await db.transaction(async trx => {
    // makes the table of statistics where none was made yet
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

/** The highest rowid at the last look: what was deleted since then is no growth. */
const looked = new WeakMap<Db, Map<string, number>>()

async function tablesInSqlite(db: Db): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`
    select "name" from pragma_table_list
    where "schema" = 'main' and "type" = 'table' and "wr" = 0 and "name" not like 'sqlite~_%' escape '~'`.execute(
    db.read,
  )
  return tables.rows.map(({ name }) => name)
}

/** A table's last rowid comes at once, its rows would have to be counted. */
async function grownInSqlite(db: Db, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return []
  const known = await sizesKnown(db)
  const last = looked.get(db) ?? new Map<string, number>()
  looked.set(db, last)
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

/** Rows by table, as they were analysed. */
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
  const looks = names.map(
    name => sql`select ${name} as "name", max(rowid) as "size" from ${sql.ref(name)}`,
  )
  const { rows } = await sql<{
    name: string
    size: number | null
  }>`${sql.join(looks, sql` union all `)}`.execute(db.read)
  return new Map(rows.map(({ name, size }) => [name, size ?? 0]))
}

/** Its own analysis may come minutes later than an import; what has doubled meanwhile is not left to it. */
async function grownInPostgres(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema()
      and s.n_mod_since_analyze >= greatest(c.reltuples, ${FEW})`.execute(db.read)
  return rows.map(({ name }) => name)
}

/** Rows added since each table was analysed: PostgreSQL's own count follows only after a moment. */
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

/** Sizes of nothing lead to plans for nothing, which are kept when the table has filled. */
const forgetEmpty = (db: Kysely<Rows>) =>
  sql`delete from sqlite_stat1 where "stat" = '0' or "stat" like '0 %'`.execute(db)

/**
 * With samples of values at hand SQLite plans a statement anew whenever its parameters change, which
 * takes longer than reading a page; the sizes alone (`sqlite_stat1`) lead to the same plans.
 */
const forgetSamples = (db: Kysely<Rows>) => sql`drop table if exists sqlite_stat4`.execute(db)
