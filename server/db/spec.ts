import type { Store } from '../../src/model/kinds/kind'

export type { Store }

/** Tables as the catalogue means them, without a dialect; `ddl.ts` alone chooses SQL types. */
export interface TableSpec {
  name: string
  columns: ColumnSpec[]
  primaryKey: string[]
  /** A natural key: SQLite gets an own `_ROW`, so that rowids (and the search table) survive VACUUM. */
  rowid?: boolean
  foreignKeys: ForeignKeySpec[]
  indexes: IndexSpec[]
  /** Has a `_SEARCH` column, found by trigrams: `<NAME>_FTS` on SQLite, pg_trgm on PostgreSQL. */
  search?: boolean
  /** Its former name: the table is renamed at start. */
  was?: string
}

export interface ColumnSpec {
  name: string
  store: Store
  notNull?: boolean
  nonNegative?: boolean
  was?: string
  /** Takes what stands under its former name, for another column has that from now on. */
  frees?: boolean
  /** The columns it holds folded, one a line; filled at start where that is new. */
  folds?: string[]
}

export interface IndexSpec {
  columns: string[]
  unique?: boolean
  /** SQLite only: columns that are read here without opening the row; PostgreSQL limits an index entry. */
  beside?: string[]
  /** Only rows that are not deleted. */
  live?: boolean
  /** Only rows of which this boolean is not true. */
  unless?: string
  /** Only rows whose whole number in this column is one of these. */
  among?: { column: string; values: readonly number[] }
  /** Only rows that are: the trash. */
  dead?: boolean
  /** All but these rows; no part of what is declared. */
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
