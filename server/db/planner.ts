import type { Kysely } from 'kysely'
import type { Rows } from './db'
import { sql } from './fragment'
import type { Dialect } from './spec'

/** The planner of either database needs to know what it has; of what others keep there it tells nothing. */
export async function analyse(db: Kysely<Rows>, dialect: Dialect) {
  if (dialect === 'sqlite') {
    await sql`analyze`.execute(db)
    return forgetSamples(db)
  }
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  if (rows.length > 0)
    await sql`analyze ${sql.join(rows.map(({ name }) => sql.ref(name)))}`.execute(db)
}

/** The embedded database's planner learns of what has grown; PostgreSQL sees to it itself. */
export async function analyseGrown(db: Kysely<Rows>) {
  await sql`pragma optimize`.execute(db)
  await forgetSamples(db)
}

/**
 * With samples of values at hand SQLite plans a statement anew whenever its parameters change, which
 * takes longer than reading a page; the sizes alone (`sqlite_stat1`) lead to the same plans.
 */
const forgetSamples = (db: Kysely<Rows>) => sql`drop table if exists sqlite_stat4`.execute(db)
