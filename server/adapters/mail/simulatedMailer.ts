import type { Db } from '../../db/db'
import type { Mailer } from './mail'

const KEPT = 200

/** Stands in for a mail server: writes down what would be sent, and says that it is a simulation. */
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

/** The newest first. */
export const simulatedMails = (db: Db) =>
  db.read.selectFrom('_MAIL').selectAll().orderBy('ID', 'desc').limit(KEPT).execute()
