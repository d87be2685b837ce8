import type { DbRow, Trx } from '../../db/db'
import { attachedTo } from '../../files/mailAttachments'
import type { EmailContext } from '../../flow/calls/emailCalls'
import { enqueueCall } from '../../outbox/enqueueCall'
import type { Handlers } from '../../outbox/outbox'
import type { Records } from '../../query/requestContext'
import { announceMail } from './copies'
import { DELIVER } from './drafts'
import { allRecipients, recipientsIn } from './recipients'

const POST = 'mail.post'

/** Delivers mails: internal ones at once, others through the mail server. */
export const mailCalls = (context: EmailContext): Handlers => ({
  [DELIVER]: ({ body }) =>
    context.records.db.transaction(async trx => {
      const letter = await claim(trx, Number(body.letter), Number(body.turn))
      if (!letter) return { sent: false }
      await deliver(trx, context.records, letter)
      return { sent: true }
    }),
  [POST]: async ({ body }) => {
    await post(context, Number(body.letter), String(body.to))
    return { sent: true }
  },
})

/** Claims a mail once, unless it was taken back. */
async function claim(trx: Trx, id: number, turn: number): Promise<DbRow | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('_LETTER')
    .set({ STATE: 'sent' })
    .where(eb => eb.and({ ID: id, STATE: 'sending', TURN: turn }))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  return trx.selectFrom('_LETTER').selectAll().where('ID', '=', id).executeTakeFirstOrThrow()
}

async function deliver(trx: Trx, records: Records, letter: DbRow) {
  const { db, clock } = records
  const AT = clock().toISOString()
  const by = Number(letter.SENDER)
  const company = String(letter.EMPRESA)
  const sent = await trx
    .updateTable('_LETTER_COPY')
    .set(eb => ({ FOLDER: 'sent', AT, REV: eb('REV', '+', 1) }))
    .where(eb => eb.and({ LETTER_ID: letter.ID, USER_ID: by }))
    .returning(['ID', 'REV'])
    .execute()
  for (const { ID, REV } of sent)
    await announceMail(trx, records, { id: Number(ID), revision: Number(REV), company, by })
  const recipients = allRecipients(recipientsIn(letter.RECIPIENTS))
  for (const recipient of recipients) {
    if ('email' in recipient) {
      const body = { letter: Number(letter.ID), to: recipient.email }
      await enqueueCall(trx, records, { name: POST, body })
      continue
    }
    const id = await db.nextId('_LETTER_COPY')
    const marks = { UNREAD: true, STARRED: false, IMPORTANT: false, REV: 1, AT }
    const place = { LETTER_ID: letter.ID, USER_ID: recipient.id, EMPRESA: company }
    await trx
      .insertInto('_LETTER_COPY')
      .values({ ID: id, ...place, ...marks, FOLDER: 'inbox' })
      .execute()
    await announceMail(trx, records, { id, revision: 1, company, by })
  }
}

async function post({ records, mailer, files }: EmailContext, id: number, to: string) {
  const { read } = records.db
  const letter = await read
    .selectFrom('_LETTER')
    .selectAll()
    .where('ID', '=', id)
    .executeTakeFirst()
  if (!letter) return
  const sender = await read
    .selectFrom(records.catalogue.get('users').table)
    .select(['DISPLAYNAME', 'EMAIL'])
    .where('ID', '=', letter.SENDER)
    .executeTakeFirst()
  const hung = await read
    .selectFrom('_LETTER_FILE')
    .select('FILE_ID')
    .where('LETTER_ID', '=', id)
    .orderBy('POSITION')
    .execute()
  const ids = hung.map(({ FILE_ID }) => String(FILE_ID))
  await mailer.send({
    to,
    subject: String(letter.SUBJECT ?? ''),
    text: String(letter.TEXT ?? ''),
    html: String(letter.HTML ?? ''),
    ...(sender && {
      replyTo: { name: String(sender.DISPLAYNAME ?? ''), address: String(sender.EMAIL) },
    }),
    attachments: await attachedTo({ records, files }, ids),
  })
}
