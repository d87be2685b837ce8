import { checkConstraintName, foreignKeyName, quoteName } from '../names'
import type { ColumnSpec, Dialect } from '../spec'
import { markConverted } from './catalogueRow'
import { converted } from './convert'
import { addColumn, collated, sqlType } from './ddl'
import type { MigrationPlan } from './plan'
import { rebuildTable } from './rebuildTable'
import { type ChangeSource, freeingFirst, type SchemaChange } from './schemaChange'

export function planColumns(plan: MigrationPlan, dialect: Dialect, change: SchemaChange) {
  const { table, present, before } = change
  const fresh: ColumnSpec[] = []
  for (const column of freeingFirst(table.columns)) {
    const source = change.source(column)
    if (!source) {
      fresh.push(column)
      continue
    }
    if (source.name !== column.name) {
      plan.tables.push(renameColumn(change, source, column))
      plan.renamed.push(`${table.name}.${source.name} to ${column.name}`)
      present.columns.delete(source.name)
      present.columns.set(column.name, before.columns.get(source.name) ?? anything)
    }
    if (source.store !== column.store)
      plan.stops.push(changedStore(dialect, { ...change, from: source, column }))
  }
  for (const column of fresh) {
    plan.tables.push(addColumn(table, { ...column, notNull: false, nonNegative: false }, dialect))
    present.columns.set(column.name, { type: sqlType(column.store, dialect), notNull: false })
  }
  planFolds(plan, change)
}

/** Folded columns of fields that are no longer searched. They are derived, so dropping them loses nothing. */
export const foldsGone = (change: SchemaChange) =>
  [...change.before.columns.keys()]
    .filter(name => isFolded(change, name))
    .filter(name => !change.table.columns.some(column => change.source(column)?.name === name))
    .map(name => `alter table ${quoteName(change.table.name)} drop column ${quoteName(name)}`)

/** Whether the column is derived for searching. */
export const isFolded = ({ past }: SchemaChange, name: string) =>
  name.endsWith('_F') &&
  (past?.columns.some(column => column.name === name && column.folds) ?? false)

const anything = { type: '', notNull: false }

const renameColumn = ({ table }: SchemaChange, source: ChangeSource, column: ColumnSpec) =>
  `alter table ${quoteName(table.name)} rename column ${quoteName(source.name)} to ${quoteName(column.name)}`

/** The table rebuilt for SQLite, with every column converted to its store. */
export const rebuilt = (change: SchemaChange) => [
  ...change.renames,
  ...rebuildTable(
    change.table,
    column => {
      const source = change.source(column)
      return source && converted(source, column.store, 'sqlite')
    },
    change.before.columns.has('_ROW'),
  ),
]

type Changed = SchemaChange & { from: ChangeSource; column: ColumnSpec }

function changedStore(dialect: Dialect, change: Changed) {
  const { table, from, column } = change
  const value = converted(from, column.store, dialect)
  const why = `${table.name}.${column.name} changes from ${from.store} to ${column.store}`
  const keep =
    `, which no value can follow: the SQL drops the values; to keep them, declare a field` +
    ` ${from.name}_OLD of the former kind with renamedFrom: '${from.name}'`
  const mark = markConverted(table.name, column)
  const way = dialect === 'sqlite' ? rebuilt(change) : altered(change, value)
  return { why: value === undefined ? why + keep : why, sql: [...way, mark] }
}

/** PostgreSQL: drops the constraints of the old type; the next start creates those still wanted. */
function altered(change: Changed, value: string | undefined) {
  const { table, past, before, from, column, renames } = change
  const alter = `alter table ${quoteName(table.name)}`
  if (value === undefined) return [...renames, `${alter} drop column ${quoteName(from.name)}`]
  const former = past?.name ?? table.name
  const guards = [
    checkConstraintName(former, from.name),
    ...(past?.foreignKeys ?? [])
      .filter(key => key.columns.includes(from.name))
      .map(key => foreignKeyName(former, key)),
  ].filter(name => before.constraints.has(name))
  const type = collated(sqlType(column.store, 'postgres'), 'postgres')
  return [
    ...renames,
    ...guards.map(name => `${alter} drop constraint ${quoteName(name)}`),
    `${alter} alter column ${quoteName(from.name)} type ${type} using ${value}`,
    ...(from.name === column.name ? [] : [renameColumn(change, from, column)]),
  ]
}

/** Plans folded columns that are new or have other source fields. */
function planFolds(plan: MigrationPlan, change: SchemaChange) {
  const { table, past } = change
  const nameBefore = new Map(
    table.columns.map(column => [column.name, change.source(column)?.name ?? column.name]),
  )
  const columns = table.columns.filter(column => {
    if (!column.folds) return false
    const source = change.source(column)
    if (!source) return true
    const folded = past?.columns.find(each => each.name === source.name)?.folds
    return folded && folded.join() !== column.folds.map(name => nameBefore.get(name)).join()
  })
  if (columns.length > 0) plan.folds.push({ table, columns })
}
