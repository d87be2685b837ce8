import {
  backup,
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite'
import type { QueryResult } from 'kysely'
import { sqliteValue } from './bind'
import type { Row } from './db'

interface Prepared {
  readonly statement: StatementSyncInstance
  readonly answersRows: boolean
}

const STATEMENTS = 500
/** Waiting for a foreign process blocks this one, so the wait is short and `transaction` repeats it. */
const BUSY_MS = 200

/** One connection to the embedded database: the only code that touches the driver. */
export class SqliteFile {
  readonly #database: DatabaseSyncInstance
  readonly #prepared = new Map<string, Prepared>()

  constructor(path: string, options: { readOnly?: boolean; bare?: boolean } = {}) {
    this.#database = new DatabaseSync(path, {
      timeout: BUSY_MS,
      readOnly: options.readOnly ?? false,
      enableDoubleQuotedStringLiterals: false,
    })
    if (options.bare) return
    this.exec('pragma foreign_keys = on')
    this.exec('pragma temp_store = memory')
    this.exec('pragma cache_size = -4000')
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, answersRows } = this.#prepare(sql)
    const values = parameters.map(sqliteValue)
    if (answersRows) return { rows: statement.all(...values) as R[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }

  all(sql: string, parameters: readonly unknown[] = []): Row[] {
    return this.run<Row>(sql, parameters).rows
  }

  /** One statement without parameters, or several, as in a file of SQL. */
  exec(sql: string) {
    this.#database.exec(sql)
  }

  get inTransaction() {
    return this.#database.isTransaction
  }

  /** A consistent copy, while others read and write. */
  async copyTo(path: string) {
    await backup(this.#database, path)
  }

  close() {
    this.#prepared.clear()
    if (this.#database.isOpen) this.#database.close()
  }

  /** Least recently used statements leave first: a Map remembers the order of insertion. */
  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) {
      this.#prepared.delete(sql)
      this.#prepared.set(sql, known)
      return known
    }
    const statement = this.#database.prepare(sql)
    const fresh = { statement, answersRows: statement.columns().length > 0 }
    this.#prepared.set(sql, fresh)
    if (this.#prepared.size > STATEMENTS) {
      const [oldest] = this.#prepared.keys()
      if (oldest !== undefined) this.#prepared.delete(oldest)
    }
    return fresh
  }
}
