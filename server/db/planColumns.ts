import { markConverted } from './catalogueRow'
import { type Change, freeingFirst, type Source } from './change'
import { converted } from './convert'
import { addColumn, collated, sqlType } from './ddl'
import { checkName, foreignKeyName, quote } from './names'
import type { Plan } from './plan'
import { rebuildTable } from './rebuild'
import type { ColumnSpec, Dialect } from './spec'

/** New, renamed, changed and dropped columns. */
export function planColumns(plan: Plan, dialect: Dialect, change: Change) {
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

/** Folded columns of fields that are no longer searched: made here from what others hold, so nothing is lost with them. */
export const foldsGone = (change: Change) =>
  [...change.before.columns.keys()]
    .filter(name => isFolded(change, name))
    .filter(name => !change.table.columns.some(column => change.source(column)?.name === name))
    .map(name => `alter table ${quote(change.table.name)} drop column ${quote(name)}`)

/** A column made from others, for searching. */
export const isFolded = ({ past }: Change, name: string) =>
  name.endsWith('_F') &&
  (past?.columns.some(column => column.name === name && column.folds) ?? false)

const anything = { type: '', notNull: false }

const renameColumn = ({ table }: Change, source: Source, column: ColumnSpec) =>
  `alter table ${quote(table.name)} rename column ${quote(source.name)} to ${quote(column.name)}`

/** The table anew, as SQLite needs it, with every column brought to its store. */
export const rebuilt = (change: Change) => [
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

type Changed = Change & { from: Source; column: ColumnSpec }

function changedStore(dialect: Dialect, change: Changed) {
  const { table, from, column } = change
  const value = converted(from, column.store, dialect)
  const why = `${table.name}.${column.name} changes from ${from.store} to ${column.store}`
  const keep =
    `, which no value can follow: the SQL drops the values; to keep them, declare a field` +
    ` ${from.name}_OLD of the former kind with was: '${from.name}'`
  const mark = markConverted(table.name, column)
  const way = dialect === 'sqlite' ? rebuilt(change) : altered(change, value)
  return { why: value === undefined ? why + keep : why, sql: [...way, mark] }
}

/** PostgreSQL: guards of the old type go first, the next start brings back those still wanted. */
function altered(change: Changed, value: string | undefined) {
  const { table, past, before, from, column, renames } = change
  const alter = `alter table ${quote(table.name)}`
  if (value === undefined) return [...renames, `${alter} drop column ${quote(from.name)}`]
  const former = past?.name ?? table.name
  const guards = [
    checkName(former, from.name),
    ...(past?.foreignKeys ?? [])
      .filter(key => key.columns.includes(from.name))
      .map(key => foreignKeyName(former, key)),
  ].filter(name => before.constraints.has(name))
  const type = collated(sqlType(column.store, 'postgres'), 'postgres')
  return [
    ...renames,
    ...guards.map(name => `${alter} drop constraint ${quote(name)}`),
    `${alter} alter column ${quote(from.name)} type ${type} using ${value}`,
    ...(from.name === column.name ? [] : [renameColumn(change, from, column)]),
  ]
}

/** Folded columns that are new here, or hold other fields than before. */
function planFolds(plan: Plan, change: Change) {
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
