import { usersTable } from '../../server/auth/usersTable'
import { type Db, sql } from '../../server/db/db'
import { quoteName, searchTable } from '../../server/db/names'
import type { TableSpec } from '../../server/db/spec'
import { systemTables } from '../../server/db/tables/systemTables'
import { fold } from '../../src/base/fold'
import type { Catalogue } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'

type Row = Record<string, unknown>

/** Inserts rows directly into a resource's table, with version and shadows, without rules. */
export async function insertRows(
  db: Db,
  catalogue: Catalogue,
  { name, rows }: { name: string; rows: readonly Row[] },
) {
  const resource = catalogue.get(name)
  const shadowed = [...resource.fields.values()].filter(field => hasShadow(resource, field))
  const shadowsOf = (row: Row) =>
    Object.fromEntries(
      shadowed.map(field => {
        const value = row[field.name]
        return [shadowOf(field), typeof value === 'string' ? fold(value) : null]
      }),
    )
  const values = rows.map(row => ({ _VERSION: 1, ...row, ...shadowsOf(row) }))
  await db.write.insertInto(resource.table).values(values).execute()
}

/** A person with password `secret-1`; missing companies are created. */
export async function insertUser(db: Db, catalogue: Catalogue, user: Row): Promise<number> {
  const { users, listOf } = usersTable(catalogue)
  const ID = await db.nextId(users)
  const { EMPRESAS = [], WAREHOUSE = [], ...own } = user as Row & Partial<Lists>
  for (const company of [own.EMPRESA, ...EMPRESAS]) await insertCompany(db, catalogue, company)
  const row = {
    ID,
    DISPLAYNAME: `Persona ${ID}`,
    EMAIL: `p${ID}@demo.test`,
    PASSWORD: 'plain:secret-1',
    ACTIVE: true,
    ...own,
  }
  await insertRows(db, catalogue, { name: 'users', rows: [row] })
  const rowsOf = (list: string[]) => list.map((VALUE, POSITION) => ({ ID, POSITION, VALUE }))
  if (EMPRESAS.length > 0)
    await db.write.insertInto(listOf('EMPRESAS')).values(rowsOf(EMPRESAS)).execute()
  if (WAREHOUSE.length > 0)
    await db.write.insertInto(listOf('WAREHOUSE')).values(rowsOf(WAREHOUSE)).execute()
  return ID
}

interface Lists {
  EMPRESAS: string[]
  WAREHOUSE: string[]
}

async function insertCompany(db: Db, catalogue: Catalogue, code: unknown) {
  if (typeof code !== 'string') return
  const { table, key } = catalogue.get('companies')
  const row = { _VERSION: 1, [key.name]: code, NOMBRE: code, NOMBRE_F: code }
  await db.write
    .insertInto(table)
    .values(row)
    .onConflict(conflict => conflict.column(key.name).doNothing())
    .execute()
}

/** Deletes everything except the applied catalogue and the counters. */
export async function emptyTables(
  db: Db,
  tables: readonly TableSpec[],
  stored = ['_CATALOGUE', '_COUNTER', '_LOCK'],
) {
  const all = [...systemTables(), ...tables].filter(({ name }) => !stored.includes(name))
  const names = all.map(({ name }) => name)
  if (db.dialect === 'postgres') {
    await truncateLarge(db, new Set(names))
    // One statement, because keys are checked at its end; truncating all tables would take a second.
    const gone = names.map((name, at) => `d${at} as (delete from ${quoteName(name)})`)
    await sql.raw(`with ${gone.join(', ')} select 1`).execute(db.write)
    return
  }
  const searched = all.flatMap(({ name, search }) => (search ? [searchTable(name)] : []))
  const filled = await filledAmong(db, [...names, ...searched])
  await sql`pragma foreign_keys = off`.execute(db.write)
  await db.transaction(async trx => {
    for (const name of filled) {
      const emptied = searched.includes(name) ? emptySearch(name) : `delete from ${quoteName(name)}`
      await sql.raw(emptied).execute(trx)
    }
  })
  await sql`pragma foreign_keys = on`.execute(db.write)
}

/** The tables of SQLite that have rows: a test fills few of them, and emptying one costs more than a look. */
async function filledAmong({ write }: Db, names: readonly string[]): Promise<readonly string[]> {
  const each = names.map(
    name => `select '${name}' as name where exists (select 1 from ${quoteName(name)})`,
  )
  const { rows } = await sql.raw<{ name: string }>(each.join(' union all ')).execute(write)
  return rows.map(({ name }) => name)
}

/**
 * Deleting a row of demo data searches its key in tables without a complete index, because indexes
 * exclude deleted rows. That takes half a minute, truncating a second.
 */
async function truncateLarge({ write }: Db, names: ReadonlySet<string>) {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and pg_relation_size(oid) > 1000000`.execute(write)
  const large = rows.flatMap(({ name }) => (names.has(name) ? [quoteName(name)] : []))
  if (large.length > 0) await sql.raw(`truncate ${large.join(', ')} cascade`).execute(write)
}

const emptySearch = (name: string) =>
  `insert into ${quoteName(name)} (${quoteName(name)}) values ('delete-all')`
