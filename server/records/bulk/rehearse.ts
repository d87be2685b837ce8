import type { Db, Trx } from '../../db/db'

/** Does the work and takes all of it back; what it would have answered. */
export async function rehearse<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const takeBack = new Error('rehearsed')
  const answers: T[] = []
  try {
    await db.transaction(async trx => {
      answers[0] = await work(trx)
      throw takeBack
    })
  } catch (error) {
    if (error !== takeBack) throw error
  }
  return answers[0] as T
}
