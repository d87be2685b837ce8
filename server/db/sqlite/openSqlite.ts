import { Kysely } from 'kysely'
import { busy } from '../../base/refusal'
import { Counters } from '../counter'
import { type DatabaseFaults, ignoreFaults } from '../databaseFaults'
import { type ColumnReader, type Db, type Rows, readThrough, sql, type Tuple } from '../db'
import { retrying } from '../retry'
import { groupCommit } from './groupCommit'
import { type AskReader, readAside } from './readAside'
import { sqliteDialect } from './sqliteDialect'
import { errcodeOf, SqliteFile } from './sqliteFile'
import { WriteQueue } from './writeQueue'

const TAKE_BLOCK =
  'insert into "_COUNTER" ("NAME", "VALUE") values (?1, ?2 + ?3)' +
  ' on conflict ("NAME") do update set "VALUE" = max("VALUE", ?3) + ?2 returning "VALUE"'

interface SqliteOptions {
  readonly waitMs?: number
  readonly faults?: DatabaseFaults
  /** Asks a worker thread; without it long reads stay in this one. */
  readonly ask?: AskReader | undefined
}

/** Acknowledged rows survive power loss: WAL with a flush per commit. */
export function openSqlite(path: string, options: SqliteOptions = {}): Db {
  const { waitMs = 2000, faults = ignoreFaults, ask } = options
  const writer = new SqliteFile(path, { onFull: error => faults.began('full', error) })
  writer.exec('pragma journal_mode = wal')
  writer.exec('pragma synchronous = full')
  // 16 MB of log between checkpoints; each of them writes a page once that many commits have changed.
  writer.exec('pragma wal_autocheckpoint = 4000')
  // Samples this many index rows, about 20 ms; with fewer, an index that begins with the company
  // looks as selective as one on a product.
  writer.exec('pragma analysis_limit = 100000')
  const reader = new SqliteFile(path)
  reader.exec('pragma query_only = on')
  const counters = countersOf(writer)
  const writeQueue = new WriteQueue(waitMs)
  const afterRollback = () => restoreCounters(writer, counters)
  const write = new Kysely<Rows>({ dialect: sqliteDialect(writer, writeQueue, afterRollback) })
  const transaction = groupCommit(write, writer, afterRollback)
  const read = new Kysely<Rows>({ dialect: sqliteDialect(reader) })
  const all: Db['all'] = async <R>(sql: string, parameters: readonly unknown[]) =>
    reader.run<R>(sql, parameters).rows
  readThrough(read, all)
  const db: Db = {
    dialect: 'sqlite',
    read,
    write,
    transaction: async work => {
      const value = await retryWhileBusy(() => transaction(work))
      faults.ended('full')
      return value
    },
    apart: (_trx, work) => atSavepoint(writer, work, afterRollback),
    all,
    tuples: tuplesOver(all),
    written: () => Number(reader.all('pragma data_version')[0]?.data_version),
    nextId: (table, count) => counters.next(table, count),
    close: async () => {
      await writeQueue.take()
      reader.close()
      // Prepared statements keep a closed connection open until they are collected, so the log is
      // checkpointed here and not by the last connection.
      try {
        writer.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // With a full disk the log stays beside the file for the next start.
      } finally {
        writer.close()
      }
    },
  }
  if (!ask) return db
  const aside = readAside(path, ask)
  return { ...db, aside: { ...db, ...aside, tuples: tuplesOver(aside.all) } }
}

/**
 * Reads a page as one JSON text, in half the time that the driver needs for single values
 * (docs/decisions/010-pages-as-text.md). `group_concat` keeps the order.
 */
const tuplesOver =
  (all: Db['all']): Db['tuples'] =>
  async (columns, rest): Promise<Tuple[]> => {
    const rows = sql`select json_array(${sql.join(columns.map(inJson))}) as "TUPLE" ${rest}`
    const page = sql`select group_concat("TUPLE") as "PAGE" from (${rows})`
    const [found] = await all(page.textFor('sqlite'), page.values)
    return JSON.parse(`[${found?.PAGE ?? ''}]`)
  }

/** SQLite prints 15 digits of a fraction; 17 digits read back as the same number. */
function inJson({ name, store, is: at = sql.ref(name) }: ColumnReader) {
  return store === 'real' ? sql`iif(${at} is null, null, json(format('%!.17g', ${at})))` : at
}

/** A block of ids is taken on the writing connection, inside any open transaction. */
const countersOf = (writer: SqliteFile): Counters =>
  new Counters(async (table, size, above) => {
    const [row] = writer.all(TAKE_BLOCK, [table, size, above])
    return Number(row?.VALUE)
  })

/** A rollback reverted the counters while other work may hold ids of those blocks. */
function restoreCounters(writer: SqliteFile, counters: Counters) {
  for (const [table, last] of counters.taken()) writer.all(TAKE_BLOCK, [table, 0, last])
}

async function atSavepoint<T>(
  writer: SqliteFile,
  work: () => Promise<T>,
  afterRollback: () => void,
) {
  writer.exec('savepoint "part"')
  try {
    const value = await work()
    writer.exec('release "part"')
    return value
  } catch (error) {
    // A full disk has already rolled back the whole transaction.
    if (!writer.inTransaction) throw error
    writer.exec('rollback to "part"')
    writer.exec('release "part"')
    afterRollback()
    throw error
  }
}

async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await retrying(work, isBusy)
  } catch (error) {
    throw isBusy(error) ? busy() : error
  }
}

const SQLITE_BUSY = 5

export const isBusy = (error: unknown) => errcodeOf(error) === SQLITE_BUSY
