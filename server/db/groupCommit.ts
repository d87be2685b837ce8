import type { Kysely } from 'kysely'
import type { Rows, Trx } from './db'
import type { SqliteFile } from './sqlite'

type Work<T> = (trx: Trx) => Promise<T>

interface Waiting {
  readonly work: Work<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** So many writes follow one another without a flush; whoever writes beside them waits that long. */
const MOST = 64

/**
 * Transactions asked for at the same moment share one commit, each behind a savepoint of its own:
 * the flush to disk is the dearest part of a write, and none is answered before it.
 */
export function groupCommit(write: Kysely<Rows>, file: SqliteFile, afterRollback: () => void) {
  const waiting: Waiting[] = []
  let isRunning = false
  const drain = async () => {
    while (waiting.length > 0) {
      await together(write, waiting.splice(0, MOST), each => apart(file, each, afterRollback))
      await othersArrive()
    }
    isRunning = false
  }
  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
      if (isRunning) return
      isRunning = true
      setImmediate(drain)
    })
}

const othersArrive = () => new Promise(resolve => setImmediate(resolve))

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

/** Does one work; what it answers is told when all is on disk. Its failure is its own alone. */
const apart =
  (file: SqliteFile, { work, resolve, reject }: Waiting, afterRollback: () => void) =>
  async (trx: Trx) => {
    file.exec('savepoint "apart"')
    try {
      const value = await work(trx)
      file.exec('release "apart"')
      return () => resolve(value)
    } catch (error) {
      // a full disk, for one, has taken back the whole transaction already
      if (!file.inTransaction) throw error
      file.exec('rollback to "apart"')
      file.exec('release "apart"')
      afterRollback()
      return () => reject(error)
    }
  }
