import type { Db } from '../db/db'
import type { Mailer } from './mailer'

const KEPT = 200

/** Simulated mail server: stores mails instead of sending them. */
export const simulatedMailer = (db: Db, clock: () => Date): Mailer => ({
  isSimulated: true,
  async send({ to, subject, text }) {
    const id = await db.nextId('_MAIL')
    const row = { ID: id, RECIPIENT: to, SUBJECT: subject, TEXT: text, AT: clock().toISOString() }
    await db.write.insertInto('_MAIL').values(row).execute()
    await db.write
      .deleteFrom('_MAIL')
      .where('ID', '<=', id - KEPT)
      .execute()
  },
})

/** Newest first. */
export const listSimulatedMails = (db: Db) =>
  db.read.selectFrom('_MAIL').selectAll().orderBy('ID', 'desc').limit(KEPT).execute()
