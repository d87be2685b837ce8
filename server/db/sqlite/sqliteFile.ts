import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import {
  backup,
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite'
import type { QueryResult } from 'kysely'
import { fold } from '../../../src/base/fold'
import { busy, diskFull, tooSlow, UNINDEXED_MS } from '../../base/refusal'
import { sqliteValue } from '../bind'
import { DamagedDatabase } from '../damagedDatabase'
import type { DbRow } from '../db'

interface Prepared {
  readonly statement: StatementSyncInstance
  readonly answersRows: boolean
}

const STATEMENTS = 500
/** Waiting for a foreign process blocks this one, so the wait is short and `transaction` retries. */
const BUSY_MS = 200

/** Message by which the time limit is recognised. */
const IN_TIME = 'the statement has reached its time limit'

interface FileOptions {
  readonly readOnly?: boolean
  readonly bare?: boolean
  readonly onFull?: (error: unknown) => void
}

const SQLITE_FULL = 13
/** SQLITE_CORRUPT, SQLITE_NOTADB. */
const DAMAGED = new Set<number | undefined>([11, 26])

/** Errors that the driver reports by text only when a statement returns rows. */
const IN_WORDS: Readonly<Record<string, number>> = {
  'database is locked': 5,
  'database disk image is malformed': 11,
  'database or disk is full': 13,
  'file is not a database': 26,
}

/** SQLite's primary error code. */
export function errcodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  return 'errcode' in error ? Number(error.errcode) & 0xff : IN_WORDS[error.message]
}

/** Only the owner may read the database; SQLite's companion files inherit its mode. */
function keepPrivate(path: string, { readOnly }: FileOptions) {
  if (readOnly) return
  closeSync(openSync(path, 'a', PRIVATE))
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file)) chmodSync(file, PRIVATE)
}

export const PRIVATE = 0o600

/** One connection to the embedded database: the only code that touches the driver. */
export class SqliteFile {
  readonly #database: DatabaseSyncInstance
  readonly #onFull: ((error: unknown) => void) | undefined
  #isClosed = false
  #startedAt = 0
  readonly #prepared = new Map<string, Prepared>()

  constructor(
    readonly path: string,
    options: FileOptions = {},
  ) {
    keepPrivate(path, options)
    this.#onFull = options.onFull
    this.#database = new DatabaseSync(path, {
      timeout: BUSY_MS,
      readOnly: options.readOnly ?? false,
      enableDoubleQuotedStringLiterals: false,
    })
    if (options.bare) return
    this.#addFunctions()
    this.exec('pragma foreign_keys = on')
    this.exec('pragma temp_store = memory')
    this.exec('pragma cache_size = -4000')
  }

  /** `folded(text)`, and `in_time()`, which ends a statement that people may make slow. */
  #addFunctions() {
    this.#database.function('folded', { deterministic: true }, (text: unknown) =>
      typeof text === 'string' ? fold(text) : null,
    )
    this.#database.function('in_time', () => {
      if (performance.now() - this.#startedAt > UNINDEXED_MS) throw new Error(IN_TIME)
      return 1
    })
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    if (this.#isClosed) throw busy()
    this.#startedAt = performance.now()
    const values = parameters.map(sqliteValue)
    try {
      const { statement, answersRows } = this.#prepare(sql)
      if (answersRows) return { rows: statement.all(...values) as R[] }
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    } catch (error) {
      throw this.#noteDamage(error)
    }
  }

  all(sql: string, parameters: readonly unknown[] = []): DbRow[] {
    return this.run<DbRow>(sql, parameters).rows
  }

  /** One statement without parameters, or several, as in a file of SQL. */
  exec(sql: string) {
    if (this.#isClosed) throw busy()
    try {
      this.#database.exec(sql)
    } catch (error) {
      throw this.#noteDamage(error)
    }
  }

  get inTransaction() {
    return this.#database.isTransaction
  }

  /** A consistent copy, while others read and write. */
  async copyTo(path: string) {
    closeSync(openSync(path, 'a', PRIVATE))
    try {
      await backup(this.#database, path)
    } catch (error) {
      throw this.#noteDamage(error)
    }
  }

  close() {
    this.#isClosed = true
    this.#prepared.clear()
    if (this.#database.isOpen) this.#database.close()
  }

  /** Converts errors of a full disk or a damaged file into their own faults; the caller is not at fault. */
  #noteDamage(error: unknown) {
    if (error instanceof Error && error.message.includes(IN_TIME)) return tooSlow()
    const errcode = errcodeOf(error)
    if (DAMAGED.has(errcode)) return new DamagedDatabase(this.path, [(error as Error).message])
    if (errcode !== SQLITE_FULL) return error
    this.#onFull?.(error)
    return diskFull()
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
