import { sql, type Trx } from '../db'
import type { Dialect } from '../spec'

export interface ActualColumn {
  readonly type: string
  readonly notNull: boolean
}

export interface ActualTable {
  readonly columns: Map<string, ActualColumn>
  /** Names of check and foreign key constraints. */
  readonly constraints: Set<string>
  readonly indexes: Set<string>
}

export type Actual = Map<string, ActualTable>

/** Reads the structure of the database itself, independent of the stored catalogue. */
export const introspect = (trx: Trx, dialect: Dialect): Promise<Actual> =>
  dialect === 'sqlite' ? introspectSqlite(trx) : introspectPostgres(trx)

async function introspectSqlite(trx: Trx): Promise<Actual> {
  const columns = await sql<{ t: string; ddl: string; name: string; type: string; nn: number }>`
    select m.name as t, m.sql as ddl, p.name, lower(p.type) as type, p."notnull" as nn
    from sqlite_master m, pragma_table_info(m.name) p where m.type = 'table'`.execute(trx)
  const indexes = await sql<{ t: string; name: string }>`
    select tbl_name as t, name from sqlite_master where type = 'index' and sql is not null`.execute(
    trx,
  )
  const actual: Actual = new Map()
  for (const { t, ddl, name, type, nn } of columns.rows) {
    const table = tableOf(actual, t)
    table.columns.set(name, { type, notNull: nn === 1 })
    for (const [, constraint] of ddl.matchAll(/constraint "([^"]+)"/gi))
      if (constraint) table.constraints.add(constraint)
  }
  for (const { t, name } of indexes.rows) tableOf(actual, t).indexes.add(name)
  return actual
}

async function introspectPostgres(trx: Trx): Promise<Actual> {
  const columns = await sql<{ t: string; name: string; type: string; nullable: string }>`
    select table_name as t, column_name as name, data_type as type, is_nullable as nullable
    from information_schema.columns where table_schema = current_schema()
    order by table_name, ordinal_position`.execute(trx)
  const constraints = await sql<{ t: string; name: string }>`
    select table_name as t, constraint_name as name
    from information_schema.table_constraints where table_schema = current_schema()`.execute(trx)
  const indexes = await sql<{ t: string; name: string }>`
    select tablename as t, indexname as name from pg_indexes
    where schemaname = current_schema()`.execute(trx)
  const actual: Actual = new Map()
  for (const { t, name, type, nullable } of columns.rows)
    tableOf(actual, t).columns.set(name, { type, notNull: nullable === 'NO' })
  for (const { t, name } of constraints.rows) tableOf(actual, t).constraints.add(name)
  for (const { t, name } of indexes.rows) tableOf(actual, t).indexes.add(name)
  return actual
}

function tableOf(actual: Actual, name: string): ActualTable {
  const known = actual.get(name)
  if (known) return known
  const fresh = { columns: new Map(), constraints: new Set<string>(), indexes: new Set<string>() }
  actual.set(name, fresh)
  return fresh
}
