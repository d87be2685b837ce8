import type { Db, Trx } from './db'

/** Runs the work, rolls it back and returns its result. */
export async function withRollback<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const rollback = new Error('rehearsed')
  const answers: T[] = []
  try {
    await db.transaction(async trx => {
      answers[0] = await work(trx)
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
  return answers[0] as T
}
