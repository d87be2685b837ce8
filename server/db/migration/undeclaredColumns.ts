import { quoteName } from '../names'
import type { ColumnSpec, Dialect } from '../spec'
import type { MigrationBlocker, MigrationPlan } from './plan'
import { isFolded, rebuilt } from './planColumns'
import type { SchemaChange } from './schemaChange'

/**
 * The same change, keeping columns that no schema declares: those of a newer version that was rolled back,
 * and those of removed fields. They survive a rebuild of the table.
 */
export function keepingUndeclared(
  plan: MigrationPlan,
  dialect: Dialect,
  change: SchemaChange,
): SchemaChange {
  const { table, before, past } = change
  const used = new Set(['_ROW', ...table.columns.map(column => change.source(column)?.name)])
  const names = [...before.columns.keys()].filter(
    name => !used.has(name) && !isFolded(change, name),
  )
  const kept: ColumnSpec[] = []
  for (const name of names) {
    const former = past?.columns.find(column => column.name === name)?.was
    const drop = { why: undeclaredText(change, name), sql: dropColumn(dialect, change, name) }
    if (former !== undefined && isMissing(change, former))
      plan.stops.push(renamedBack(change, name, former))
    // Otherwise no row could be created.
    else if (before.columns.get(name)?.notNull)
      plan.stops.push({ ...drop, why: drop.why + waysToKeep(name) })
    else {
      plan.left.push(drop)
      kept.push({ name, store: change.source({ name, store: 'text' })?.store ?? 'text' })
    }
  }
  return { ...change, table: { ...table, columns: [...table.columns, ...kept] } }
}

const undeclaredText = ({ table }: SchemaChange, name: string) =>
  `${table.name}.${name} is no longer declared`

const waysToKeep = (name: string) =>
  ` and takes no empty value: the SQL drops its values; to keep them, write droppedColumns: ['${name}'],` +
  ` or renamedFrom: '${name}' at the field that takes them`

/** Declared but missing: a newer version has renamed it. */
const isMissing = ({ table, before }: SchemaChange, name: string) =>
  table.columns.some(column => column.name === name) && !before.columns.has(name)

const renamedBack = ({ table }: SchemaChange, name: string, former: string): MigrationBlocker => ({
  why: `${table.name}.${name} is what a newer version made of ${former}: the SQL gives it back its name`,
  sql: [
    `alter table ${quoteName(table.name)} rename column ${quoteName(name)} to ${quoteName(former)}`,
  ],
})

const dropColumn = (dialect: Dialect, change: SchemaChange, name: string): string[] =>
  dialect === 'sqlite'
    ? rebuilt(change)
    : [
        ...change.renames,
        `alter table ${quoteName(change.table.name)} drop column ${quoteName(name)}`,
      ]
