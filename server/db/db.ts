import type { Kysely, Transaction } from 'kysely'
import type { Stored } from '../../src/kinds/kind/kind'
import type { Fragment } from './fragment'
import type { Dialect, Store } from './spec'

/** A value as the database stores it; undefined for a column that was not read, and null when it is written. */
export type StoredValue = Stored | undefined
/** Tables come from the catalogue; the query builder knows their names and columns only at run time. */
export type DbRow = Record<string, StoredValue>
export type Rows = Record<string, DbRow>
export type Trx = Transaction<Rows>
/** A reader: the database or a transaction. */
export type DbReader = Kysely<Rows> | Trx
export interface ColumnReader {
  readonly name: string
  readonly store: Store | null | undefined
  /** The expression of a column that is not stored in the table. */
  readonly is?: Fragment
}
/** Values of one row, in the order of the requested columns. */
export type Tuple = readonly StoredValue[]

/**
 * One database, embedded or shared. `read` and `write` are two connections on SQLite, where a read would
 * otherwise wait for a transaction, and the same pool on PostgreSQL.
 */
export interface Db {
  readonly dialect: Dialect
  readonly read: Kysely<Rows>
  readonly write: Kysely<Rows>
  /** Runs the work in a transaction. It may run more than once, because a serialisation failure is retried. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Runs part of a transaction behind a savepoint; a failure rolls back that part and is thrown. */
  apart<T>(trx: Trx, work: () => Promise<T>): Promise<T>
  /** Runs a compiled query on the read side without the query builder. */
  all<R = DbRow>(sql: string, parameters: readonly unknown[]): Promise<R[]>
  /** `select <columns> <rest>` on the read side. Tuples are faster than objects. */
  tuples(columns: readonly ColumnReader[], rest: Fragment): Promise<Tuple[]>
  /** The same reads, each ended after `UNINDEXED_MS`; absent where the SQL itself looks at the clock. */
  readonly limited?: Db
  /** The same reads beside the requests of this thread; absent where the database is another process. */
  readonly aside?: Db
  /** A value that changes with every write of any process; absent where reading it is expensive. */
  written?(): number | Promise<string>
  /** The first of `count` consecutive ids; gaps are allowed. Safe inside and outside a transaction. */
  nextId(table: string, count?: number): Promise<number>
  /** Whether the database accepts writes now; absent means yes. */
  isWritable?(): Promise<boolean>
  /** Number of connections the server allows for all our processes; undefined if unknown. */
  room?(): Promise<number | undefined>
  close(): Promise<void>
}
