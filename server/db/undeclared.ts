import type { Change } from './change'
import { quote } from './names'
import type { Plan, Stop } from './plan'
import { isFolded, rebuilt } from './planColumns'
import type { ColumnSpec, Dialect } from './spec'

/**
 * The same change with the columns that the schemas do not declare: those of a newer version whose release
 * was taken back, and those of fields that are gone. They stay, also where the table is made anew.
 */
export function keepingUndeclared(plan: Plan, dialect: Dialect, change: Change): Change {
  const { table, before, past } = change
  const used = new Set(['_ROW', ...table.columns.map(column => change.source(column)?.name)])
  const names = [...before.columns.keys()].filter(
    name => !used.has(name) && !isFolded(change, name),
  )
  const kept: ColumnSpec[] = []
  for (const name of names) {
    const former = past?.columns.find(column => column.name === name)?.was
    const drop = { why: says(change, name), sql: dropColumn(dialect, change, name) }
    if (former !== undefined && isMissing(change, former))
      plan.stops.push(renamedBack(change, name, former))
    // nothing could be created any more
    else if (before.columns.get(name)?.notNull) plan.stops.push(drop)
    else {
      plan.left.push(drop)
      kept.push({ name, store: change.source({ name, store: 'text' })?.store ?? 'text' })
    }
  }
  return { ...change, table: { ...table, columns: [...table.columns, ...kept] } }
}

const says = ({ table }: Change, name: string) => `${table.name}.${name} is no longer declared`

/** Declared, and not there: a newer version has given it another name. */
const isMissing = ({ table, before }: Change, name: string) =>
  table.columns.some(column => column.name === name) && !before.columns.has(name)

const renamedBack = ({ table }: Change, name: string, former: string): Stop => ({
  why: `${table.name}.${name} is what a newer version made of ${former}: the SQL gives it back its name`,
  sql: [`alter table ${quote(table.name)} rename column ${quote(name)} to ${quote(former)}`],
})

const dropColumn = (dialect: Dialect, change: Change, name: string): string[] =>
  dialect === 'sqlite'
    ? rebuilt(change)
    : [...change.renames, `alter table ${quote(change.table.name)} drop column ${quote(name)}`]
