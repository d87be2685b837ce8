import { quoteAll, quoteName } from '../names'
import type { ColumnSpec, TableSpec } from '../spec'
import { createTable } from './ddl'

/**
 * SQLite changes a constraint only by a new table (sqlite.org/lang_altertable.html, section 7). Foreign keys
 * must be off; rowids stay, so that search tables still fit. `readAs` gives the expression for each column; a
 * column without one stays empty.
 */
export function rebuildTable(
  table: TableSpec,
  readAs: (column: ColumnSpec) => string | undefined,
  hasRow: boolean,
) {
  const fresh = `${table.name}__NEW`
  const names: string[] = []
  const values: string[] = []
  if (table.rowid && hasRow) {
    names.push('_ROW')
    values.push('"_ROW"')
  }
  for (const column of table.columns) {
    const value = readAs(column)
    if (value === undefined) continue
    names.push(column.name)
    values.push(value)
  }
  return [
    createTable(table, 'sqlite', fresh),
    `insert into ${quoteName(fresh)} (${quoteAll(names)}) select ${values.join(', ')} from ${quoteName(table.name)}`,
    `drop table ${quoteName(table.name)}`,
    `alter table ${quoteName(fresh)} rename to ${quoteName(table.name)}`,
  ]
}
