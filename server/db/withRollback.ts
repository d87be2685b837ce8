import type { Db, Trx } from './db'

/**
 * Runs the work, rolls it back and returns its result. Only its savepoint is rolled back, because writes
 * of the same commit would be done again after a failed transaction.
 */
export async function withRollback<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction(async trx => {
    const rollback = new Error('rehearsed')
    const answers: T[] = []
    const rehearse = async () => {
      answers[0] = await work(trx)
      throw rollback
    }
    await db.apart(trx, rehearse).catch(error => {
      if (error !== rollback) throw error
    })
    return answers[0] as T
  })
}
