import type { Store } from '../../src/kinds/kind/kind'

export type { Store }

/** Tables as the catalogue declares them, independent of a dialect; `ddl.ts` alone chooses SQL types. */
export interface TableSpec {
  name: string
  columns: ColumnSpec[]
  primaryKey: string[]
  /** A natural key: SQLite gets its own `_ROW`, so that rowids and the search table survive VACUUM. */
  rowid?: boolean
  foreignKeys: ForeignKeySpec[]
  indexes: IndexSpec[]
  /** Has a `_SEARCH` column with a trigram index: `<NAME>_FTS` on SQLite, pg_trgm on PostgreSQL. */
  search?: boolean
  /** Former name; the table is renamed at start. */
  was?: string
}

export interface ColumnSpec {
  name: string
  store: Store
  notNull?: boolean
  nonNegative?: boolean
  was?: string
  /** Takes over the values under its former name, which another column uses from now on. */
  frees?: boolean
  /** The columns it folds, one per line; filled at start when new. */
  folds?: string[]
}

export interface IndexSpec {
  columns: string[]
  unique?: boolean
  /** SQLite only: covering columns, read without opening the row. PostgreSQL limits the size of an index entry. */
  beside?: string[]
  /** Only rows that are not deleted. */
  live?: boolean
  /** Only rows where this boolean is not true. */
  unless?: string
  /** Only rows whose integer in this column is one of these. */
  among?: { column: string; values: readonly number[] }
  /** Only deleted rows. */
  dead?: boolean
  /** Excludes these existing rows; not part of the declaration. */
  except?: { column: string; values: readonly number[] }
  /** PostgreSQL only: a trigram index on one text column. */
  trigram?: boolean
}

export interface ForeignKeySpec {
  columns: string[]
  table: string
  target: string[]
}

export type Dialect = 'sqlite' | 'postgres'
