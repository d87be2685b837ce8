import { DatabaseSync } from '@photostructure/sqlite'
import { databaseIn } from './schema.mjs'

/** Rows of each table that are kept without being referenced. */
const KEPT = 25

/** The statements that reduce the demo data to a small database, the same for SQLite and PostgreSQL. */
export function reducingStatements(folder) {
  const database = new DatabaseSync(databaseIn(folder), { readOnly: true })
  const tables = tablesIn(database)
  database.close()
  const deletions = childrenFirst(tables).map(table => deletionFrom(table, tables))
  // values computed over other records are recomputed at the next start
  const recount = `delete from "_CATALOGUE" where "NAME" = 'kept' or "NAME" like 'reckoned %'`
  return [...deletions, ...deletions, recount]
}

/** Runs them on the embedded database and frees the space. */
export function reduceEmbedded(folder, statements) {
  const database = new DatabaseSync(databaseIn(folder))
  database.exec('pragma foreign_keys = on')
  for (const statement of statements) database.exec(statement)
  for (const { name } of database
    .prepare("select name from sqlite_master where name like '%!_FTS' escape '!'")
    .all()) {
    database.exec(
      `delete from "${name}" where rowid not in (select rowid from "${name.slice(0, -4)}")`,
    )
    database.exec(`insert into "${name}" ("${name}") values ('optimize')`)
  }
  database.close()
}

/** Merges the log into the database file. */
export function compact(folder) {
  const database = new DatabaseSync(databaseIn(folder))
  database.exec('pragma wal_checkpoint(truncate)')
  database.exec('vacuum')
  database.exec('pragma journal_mode = delete')
  database.close()
}

function tablesIn(database) {
  const names = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name",
    )
    .all()
    .map(({ name }) => name)
    .filter(name => !/_FTS(_|$)/.test(name) && !['_CATALOGUE', '_COUNTER', '_FILE'].includes(name))
  return names.map(name => ({
    name,
    keys: keysOf(database, name),
    references: referencesOf(database, name),
  }))
}

/** SQLite adds a row number to tables with a text key; PostgreSQL does not. */
function keysOf(database, name) {
  const unique = `select info.name from pragma_index_list(?) as list, pragma_index_info(list.name) as info
    where list.origin in ('pk', 'u') order by list.seq, info.seqno`
  const columns = database.prepare(unique).all(name)
  const own = database.prepare('select name from pragma_table_info(?) where pk > 0')
  return (columns.length > 0 ? columns : own.all(name)).map(column => column.name)
}

function referencesOf(database, name) {
  const rows = database
    .prepare('select * from pragma_foreign_key_list(?) order by id, seq')
    .all(name)
  return [...new Set(rows.map(({ id }) => id))].map(id => {
    const parts = rows.filter(row => row.id === id)
    return { table: parts[0].table, columns: parts.map(({ from, to }) => [from, to]) }
  })
}

function childrenFirst(tables) {
  const ordered = new Set()
  const visit = (table, path) => {
    if (ordered.has(table) || path.includes(table)) return
    for (const child of tables.filter(each =>
      each.references.some(({ table: name }) => name === table.name),
    ))
      visit(child, [...path, table])
    ordered.add(table)
  }
  for (const table of tables) visit(table, [])
  return [...ordered]
}

function deletionFrom({ name, keys }, tables) {
  const key = keys.map(column => `"${column}"`).join(', ')
  const referred = tables.flatMap(child =>
    child.references
      .filter(({ table }) => table === name)
      .map(({ columns }) => {
        const same = columns.map(([from, to]) => `child."${from}" = "${name}"."${to}"`)
        return ` and not exists (select 1 from "${child.name}" as child where ${same.join(' and ')})`
      }),
  )
  const first = `select ${key} from "${name}" order by ${key} limit ${KEPT}`
  return `delete from "${name}" where (${key}) not in (${first})${referred.join('')}`
}
