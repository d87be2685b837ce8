import type { Kysely } from 'kysely'
import type { Rows, Trx } from '../db'
import type { SqliteFile } from './sqliteFile'

type Work<T> = (trx: Trx) => Promise<T>

interface Waiting {
  readonly work: Work<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Most writes without a flush in between; other writers wait that long. */
const MOST = 64

/**
 * Groups transactions requested at the same moment into one commit, each behind its own savepoint. The flush
 * to disk dominates the cost of a write, and no write is answered before it.
 */
export function groupCommit(write: Kysely<Rows>, file: SqliteFile, afterRollback: () => void) {
  const waiting: Waiting[] = []
  let isRunning = false
  const drain = async () => {
    await others(waiting)
    while (waiting.length > 0) {
      await together(write, waiting.splice(0, MOST), each => apart(file, each, afterRollback))
      await others(waiting)
    }
    isRunning = false
  }
  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
      if (isRunning) return
      isRunning = true
      drain()
    })
}

/** Waits as long as each turn of the event loop brings other writes: those who were just answered come back together. */
async function others(waiting: readonly Waiting[]) {
  for (let before = -1; before < waiting.length && waiting.length < MOST; ) {
    before = waiting.length
    await new Promise(resolve => setImmediate(resolve))
  }
}

type Apart = (waiting: Waiting) => (trx: Trx) => Promise<() => void>

async function together(write: Kysely<Rows>, group: readonly Waiting[], apartOf: Apart) {
  const answers: Array<() => void> = []
  try {
    await write.transaction().execute(async trx => {
      for (const each of group) answers.push(await apartOf(each)(trx))
    })
  } catch (error) {
    for (const { reject } of group) reject(error)
    return
  }
  for (const answer of answers) answer()
}

/** Runs one unit of work; its result is returned after the flush, and its failure affects no other. */
const apart =
  (file: SqliteFile, { work, resolve, reject }: Waiting, afterRollback: () => void) =>
  async (trx: Trx) => {
    file.exec('savepoint "apart"')
    try {
      const value = await work(trx)
      file.exec('release "apart"')
      return () => resolve(value)
    } catch (error) {
      // A full disk has already rolled back the whole transaction.
      if (!file.inTransaction) throw error
      file.exec('rollback to "apart"')
      file.exec('release "apart"')
      afterRollback()
      return () => reject(error)
    }
  }
