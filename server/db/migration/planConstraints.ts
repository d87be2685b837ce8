import { checkConstraintName, foreignKeyName, isOurs, primaryKeyName, quoteName } from '../names'
import type { ColumnSpec, Dialect, ForeignKeySpec, TableSpec } from '../spec'
import { addCheck, addForeignKey, hasIntegerKey } from './ddl'
import type { ColumnCheck, MigrationPlan } from './plan'
import { rebuilt } from './planColumns'
import { rebuildTable } from './rebuildTable'
import { formerKeyName, type SchemaChange } from './schemaChange'

/** Plans checks, foreign keys and "not null". True if the table is rebuilt with its indexes. */
export function planConstraints(
  plan: MigrationPlan,
  dialect: Dialect,
  change: SchemaChange,
): boolean {
  const { table, before } = change
  const former = formerKeyName(change)
  const removed = surplus(change)
  const fresh = [
    ...missingChecks(plan, change),
    ...missingKeys(plan, change),
    ...nullability(plan, change),
    ...(former === undefined ? [] : [renameKey(table, former)]),
  ]
  if (former === undefined && !isSameKey(dialect, change))
    plan.stops.push({
      why: `${table.name} gets another primary key`,
      sql: dialect === 'sqlite' ? rebuilt(change) : [newKey(table)],
    })
  if (dialect === 'postgres') {
    plan.tables.push(...removed)
    plan.keys.push(...fresh)
    return false
  }
  if (fresh.length + removed.length === 0) return false
  const sameOf = (column: ColumnSpec) => quoteName(column.name)
  plan.rebuilds.push(...rebuildTable(table, sameOf, before.columns.has('_ROW')))
  return true
}

function missingChecks(plan: MigrationPlan, { table, present }: SchemaChange) {
  const missing = table.columns.filter(
    column =>
      column.nonNegative && !present.constraints.has(checkConstraintName(table.name, column.name)),
  )
  plan.checks.push(...missing.map(column => negatives(table, column)))
  return missing.map(column => addCheck(table, column))
}

function missingKeys(plan: MigrationPlan, { table, present }: SchemaChange) {
  const missing = table.foreignKeys.filter(
    key => !present.constraints.has(foreignKeyName(table.name, key)),
  )
  plan.checks.push(...missing.map(key => orphans(table, key)))
  return missing.map(key => addForeignKey(table, key))
}

function surplus({ table, present }: SchemaChange) {
  const names = new Set([
    ...table.columns.map(column => checkConstraintName(table.name, column.name)),
    ...table.foreignKeys.map(key => foreignKeyName(table.name, key)),
  ])
  for (const column of table.columns)
    if (!column.nonNegative) names.delete(checkConstraintName(table.name, column.name))
  return [...present.constraints]
    .filter(name => isOurs(name) && !names.has(name))
    .map(
      name => `alter table ${quoteName(table.name)} drop constraint if exists ${quoteName(name)}`,
    )
}

function nullability(plan: MigrationPlan, { table, present }: SchemaChange) {
  const statements: string[] = []
  for (const column of table.columns) {
    const actual = present.columns.get(column.name)
    const isWanted = Boolean(column.notNull)
    if (!actual || table.primaryKey.includes(column.name) || actual.notNull === isWanted) continue
    const verb = isWanted ? 'set' : 'drop'
    statements.push(
      `alter table ${quoteName(table.name)} alter column ${quoteName(column.name)} ${verb} not null`,
    )
    if (isWanted) plan.checks.push(nulls(table, column))
  }
  return statements
}

function isSameKey(dialect: Dialect, { table, present }: SchemaChange) {
  if (dialect === 'sqlite' && hasIntegerKey(table))
    return ![...present.constraints].some(name => name.startsWith('PK_'))
  return present.constraints.has(primaryKeyName(table))
}

const renameKey = (table: TableSpec, former: string) =>
  `alter table ${quoteName(table.name)} rename constraint ${quoteName(former)} to ${quoteName(primaryKeyName(table))}`

const newKey = (table: TableSpec) =>
  `alter table ${quoteName(table.name)} add constraint ${quoteName(primaryKeyName(table))}` +
  ` primary key (${table.primaryKey.map(quoteName).join(', ')})`

const count = (table: TableSpec, where: string) =>
  `select count(*) as n from ${quoteName(table.name)} where ${where}`

const negatives = (table: TableSpec, column: ColumnSpec): ColumnCheck => ({
  count: count(table, `${quoteName(column.name)} < 0`),
  stop: { why: `${table.name}.${column.name} has negative values`, sql: [] },
})

const nulls = (table: TableSpec, column: ColumnSpec): ColumnCheck => ({
  count: count(table, `${quoteName(column.name)} is null`),
  stop: { why: `${table.name}.${column.name} has rows without a value`, sql: [] },
})

function orphans(table: TableSpec, key: ForeignKeySpec): ColumnCheck {
  const filled = key.columns.map(column => `${quoteName(column)} is not null`)
  const equal = key.columns.map(
    (column, at) =>
      `t.${quoteName(key.target[at] ?? '')} = ${quoteName(table.name)}.${quoteName(column)}`,
  )
  const found = `select 1 from ${quoteName(key.table)} as t where ${equal.join(' and ')}`
  return {
    count: count(table, `${filled.join(' and ')} and not exists (${found})`),
    stop: { why: `${table.name} refers to rows that ${key.table} does not have`, sql: [] },
  }
}
