import type { Kysely } from 'kysely'
import { type Rows, readThrough, type Trx } from '../db'
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
 * Groups transactions requested at the same moment into one commit. The flush to disk dominates the cost of
 * a write, and no write is answered before it. Where one fails, the group is rolled back and done again, each
 * behind its own savepoint: savepoints would end the gathering of search terms after each row.
 */
export function groupCommit(write: Kysely<Rows>, file: SqliteFile, afterRollback: () => void) {
  const waiting: Waiting[] = []
  let isRunning = false
  const together = async (group: readonly Waiting[]) => {
    const refused = (error: unknown) => group.map(each => refusal(each, error))
    const answers = await inOne(group, answered).catch(error =>
      group.length > 1 ? inOne(group, apart).catch(refused) : refused(error),
    )
    for (const answer of answers) answer()
  }
  const inOne = (group: readonly Waiting[], run: Run) =>
    write.transaction().execute(async trx => {
      readThrough(trx, async (sql, values) => file.run(sql, values).rows as never)
      const answers: Array<() => void> = []
      for (const each of group) answers.push(await run(each, trx))
      return answers
    })
  /** Runs one unit of work; its result is returned after the flush, and its failure affects no other. */
  const apart: Run = async (each, trx) => {
    file.exec('savepoint "apart"')
    try {
      const answer = await answered(each, trx)
      file.exec('release "apart"')
      return answer
    } catch (error) {
      // A full disk has already rolled back the whole transaction.
      if (!file.inTransaction) throw error
      file.exec('rollback to "apart"')
      file.exec('release "apart"')
      afterRollback()
      return refusal(each, error)
    }
  }
  const drain = async () => {
    await others(waiting)
    while (waiting.length > 0) {
      await together(waiting.splice(0, MOST))
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

type Run = (waiting: Waiting, trx: Trx) => Promise<() => void>

const answered: Run = async ({ work, resolve }, trx) => {
  const value = await work(trx)
  return () => resolve(value)
}

const refusal =
  ({ reject }: Waiting, error: unknown) =>
  () =>
    reject(error)

/** Waits as long as each turn of the event loop brings other writes: those who were just answered come back together. */
async function others(waiting: readonly Waiting[]) {
  for (let before = -1; before < waiting.length && waiting.length < MOST; ) {
    before = waiting.length
    await new Promise(resolve => setImmediate(resolve))
  }
}
