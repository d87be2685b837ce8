import type { Kysely, Transaction } from 'kysely'
import type { Fragment } from './fragment'
import type { Dialect, Store } from './spec'

/** Tables come from the catalogue, so the query builder knows names and values only at run time. */
export type Row = Record<string, unknown>
export type Rows = Record<string, Row>
export type Trx = Transaction<Rows>
export interface Column {
  readonly name: string
  readonly store: Store | null | undefined
  /** Where it is no column of the table itself. */
  readonly is?: Fragment
}
/** The values of one row, in the order of the columns asked for. */
export type Tuple = readonly unknown[]

/**
 * One database, embedded or shared. `read` and `write` are two connections on SQLite, where a read
 * would else wait behind a transaction, and the same pool on PostgreSQL.
 */
export interface Db {
  readonly dialect: Dialect
  readonly read: Kysely<Rows>
  readonly write: Kysely<Rows>
  /** Does the work wholly or not at all, and again when the database asks for it: it may run more than once. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** A part of a transaction that is taken back alone where it fails; the failure is thrown on. */
  apart<T>(trx: Trx, work: () => Promise<T>): Promise<T>
  /** A compiled query on the read side, without the query builder's share of the time. */
  all<R = Row>(sql: string, parameters: readonly unknown[]): Promise<R[]>
  /** `select <columns> <rest>` on the read side, for pages: bare values come sooner than objects. */
  tuples(columns: readonly Column[], rest: Fragment): Promise<Tuple[]>
  /** Changes with every write, whoever writes; only where the database can say so for next to nothing. */
  written?(): number | Promise<string>
  /** The first of `count` consecutive ids; gaps are allowed. Safe inside and outside a transaction. */
  nextId(table: string, count?: number): Promise<number>
  /** Whether it takes writes now; where it is not said, whatever answers does. */
  isWritable?(): Promise<boolean>
  /** How many connections its server takes from us, all processes together; undefined where it cannot be known. */
  room?(): Promise<number | undefined>
  close(): Promise<void>
}
