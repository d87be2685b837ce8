import { checkConstraintName, foreignKeyName, indexName, primaryKeyName } from '../names'
import { codeOf } from '../retry'
import type { TableSpec } from '../spec'

interface Violation {
  readonly kind: 'unique' | 'foreign' | 'check' | 'null'
  /** Unknown for SQLite's foreign keys. */
  readonly table?: string
  readonly columns?: readonly string[]
}

type Kind = Violation['kind']

/** By text: an error of a statement that returns rows has no number. */
const SQLITE: Readonly<Record<string, Kind>> = {
  UNIQUE: 'unique',
  'FOREIGN KEY': 'foreign',
  CHECK: 'check',
  'NOT NULL': 'null',
}
const POSTGRES: Record<string, Kind> = {
  '23505': 'unique',
  '23503': 'foreign',
  '23514': 'check',
  '23502': 'null',
}

/** A constraint violation in the catalogue's terms; undefined for any other error. */
export function violationOf(error: unknown, tables: readonly TableSpec[]): Violation | undefined {
  if (!(error instanceof Error)) return undefined
  const embedded = SQLITE[/^([A-Z ]+) constraint failed/.exec(error.message)?.[1] ?? '']
  if (embedded) return fromSqlite(embedded, error.message, tables)
  const kind = POSTGRES[String(codeOf(error))]
  return kind && fromPostgres(kind, error as Error & PostgresDetail, tables)
}

/** "UNIQUE constraint failed: T.A, T.B" or "CHECK constraint failed: CK_T_A" */
function fromSqlite(kind: Kind, message: string, tables: readonly TableSpec[]): Violation {
  const named = message.slice(message.indexOf(': ') + 2)
  if (kind === 'check') return { kind, ...constraintsOf(tables).get(named) }
  if (kind === 'foreign') return { kind }
  const columns = named.split(', ').map(each => each.slice(each.indexOf('.') + 1))
  return { kind, table: named.slice(0, named.indexOf('.')), columns }
}

interface PostgresDetail {
  table?: string
  column?: string
  constraint?: string
}

function fromPostgres(kind: Kind, error: PostgresDetail, tables: readonly TableSpec[]): Violation {
  const place = constraintsOf(tables).get(error.constraint ?? '')
  if (place) return { kind, ...place }
  return {
    kind,
    ...(error.table ? { table: error.table } : {}),
    ...(error.column ? { columns: [error.column] } : {}),
  }
}

type Places = Map<string, { table: string; columns: readonly string[] }>

const known = new WeakMap<readonly TableSpec[], Places>()

function constraintsOf(tables: readonly TableSpec[]): Places {
  const before = known.get(tables)
  if (before) return before
  const places: Places = new Map()
  for (const table of tables) {
    places.set(primaryKeyName(table), { table: table.name, columns: table.primaryKey })
    for (const index of table.indexes)
      places.set(indexName(table.name, index), { table: table.name, columns: index.columns })
    for (const key of table.foreignKeys)
      places.set(foreignKeyName(table.name, key), { table: table.name, columns: key.columns })
    for (const { name } of table.columns)
      places.set(checkConstraintName(table.name, name), { table: table.name, columns: [name] })
  }
  known.set(tables, places)
  return places
}
