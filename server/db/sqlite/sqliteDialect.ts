import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteFile } from './sqliteFile'
import type { WriteQueue } from './writeQueue'

/** A connection of this thread, or one that answers later. */
type SqlFile = Pick<SqliteFile, 'exec' | 'inTransaction' | 'close'> & {
  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> | Promise<QueryResult<R>>
}

/** The query builder over one connection. With `turns` (the writing one) users follow one another. */
export const sqliteDialect = (
  file: SqlFile,
  turns?: WriteQueue,
  afterRollback = () => {},
): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: kysely => new SqliteIntrospector(kysely),
  createDriver: () => new FileDriver(file, turns, afterRollback),
})

class FileDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(
    readonly file: SqlFile,
    readonly writeQueue: WriteQueue | undefined,
    readonly afterRollback: () => void,
  ) {
    this.#connection = new FileConnection(file)
  }

  async init() {}

  async acquireConnection() {
    await this.writeQueue?.take()
    return this.#connection
  }

  async releaseConnection() {
    this.writeQueue?.give()
  }

  async beginTransaction() {
    this.file.exec('begin immediate')
  }

  async commitTransaction() {
    this.file.exec('commit')
  }

  /** SQLite has already rolled back after a full disk, for one: asking again would hide that error. */
  async rollbackTransaction() {
    if (this.file.inTransaction) this.file.exec('rollback')
    this.afterRollback()
  }

  async savepoint(_connection: DatabaseConnection, name: string) {
    this.file.exec(`savepoint "${name}"`)
  }

  async rollbackToSavepoint(_connection: DatabaseConnection, name: string) {
    this.file.exec(`rollback to "${name}"`)
  }

  async releaseSavepoint(_connection: DatabaseConnection, name: string) {
    this.file.exec(`release "${name}"`)
  }

  async destroy() {
    this.file.close()
  }
}

class FileConnection implements DatabaseConnection {
  constructor(readonly file: SqlFile) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.file.run<R>(query.sql, query.parameters)
  }

  /** An open cursor would hold the log back; long reads go by keyset batches instead. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream')
  }
}
