import { fold } from '../../../src/base/fold'
import { isPlainLine } from '../../../src/base/plainLine'
import { demandTenant } from '../../access/permissions'
import { count, type Limit } from '../../access/rateLimits'
import { Refusal } from '../../base/refusal'
import type { DbRow, Trx } from '../../db/db'
import { enqueueCall } from '../../outbox/enqueueCall'
import { refuse } from '../../write/rows/body'
import { looseFiles } from './changeMails'
import { cleanHtml, textOfHtml } from './cleanHtml'
import { announceMail, demandCopy } from './copies'
import { MAIL, type MailReader } from './mailReader'
import {
  allRecipients,
  checkedRecipients,
  type Recipient,
  type RecipientInput,
  recipientsIn,
} from './recipients'

const MOST_SUBJECT = 200
const MOST_MESSAGE = 200_000
const MOST_FILES = 10
/** Period in which a mail can be taken back, in milliseconds. */
const UNDO_MS = 8000
export const DELIVER = 'mail.deliver'

interface Draft {
  readonly recipients: RecipientInput
  readonly subject: string
  readonly message: string
  readonly attachments: readonly string[]
  /** The user's mail it replies to; both share a conversation. */
  readonly answers: number | null
}

/** External addresses per user. */
const OUTSIDE: Limit = { name: 'mail-outside', most: 100, minutes: 60, code: 'tooManyOutside' }

/** Prepares writing a draft, new or existing. Returns the number of the user's copy. */
export async function preparedDraft(reader: MailReader, draft: Draft) {
  const { subject, message, attachments } = draft
  if (subject.length > MOST_SUBJECT)
    refuse({ subject: { key: 'tooLong', params: { max: MOST_SUBJECT } } })
  if (!isPlainLine(subject)) refuse({ subject: { key: 'badCharacters' } })
  if (message.length > MOST_MESSAGE)
    refuse({ message: { key: 'tooLong', params: { max: MOST_MESSAGE } } })
  if (attachments.length > MOST_FILES)
    refuse({ attachments: { key: 'tooMany', params: { max: MOST_FILES } } })
  const recipients = await checkedRecipients(reader, draft.recipients)
  const HTML = cleanHtml(message)
  const TEXT = textOfHtml(HTML)
  const all = allRecipients(recipients)
  const ids = all.flatMap(each => ('id' in each ? each.id : []))
  const people = await reader.peopleById([reader.me.ID, ...ids])
  const named = (those: readonly Recipient[]) =>
    [{ id: reader.me.ID }, ...those].map(each =>
      'id' in each ? people.get(each.id)?.name : each.email,
    )
  const foundText = (those: readonly Recipient[]) =>
    fold([subject, TEXT, ...named(those)].join(' '))
  const letter = {
    RECIPIENTS: JSON.stringify(recipients),
    SUBJECT: subject.trim(),
    HTML,
    TEXT,
    FOLDED: foundText(all),
    SHOWN_FOLDED: foundText(allRecipients({ ...recipients, bcc: [] })),
    ...(draft.answers !== null && { THREAD: await readThread(reader, draft.answers) }),
  }
  return async (trx: Trx, mailId: number | null): Promise<number> => {
    const id = mailId === null ? await begin(trx, reader) : mailId
    const copy = await demandDraft(trx, reader, id)
    await trx.updateTable('_LETTER').set(letter).where('ID', '=', copy.LETTER_ID).execute()
    await hang(trx, reader, { letter: Number(copy.LETTER_ID), files: attachments })
    await touch(trx, reader, { copy, at: reader.records.clock().toISOString() })
    return id
  }
}

const readThread = async ({ records, me }: MailReader, id: number) => {
  const { THREAD, LETTER_ID } = await demandCopy(records.db.read, me, id)
  return Number(THREAD ?? LETTER_ID)
}

/** Queues a draft for delivery. Repeatable: it is sent once. */
export async function sendDraft(trx: Trx, reader: MailReader, id: number) {
  const copy = await demandCopy(trx, reader.me, id)
  if (copy.STATE === 'sending' || (copy.STATE === 'sent' && copy.FOLDER === 'sent')) return
  await demandDraft(trx, reader, id)
  const recipients = allRecipients(recipientsIn(copy.RECIPIENTS))
  if (recipients.length === 0) refuse({ to: { key: 'required' } })
  const turn = Number(copy.TURN) + 1
  const { numUpdatedRows } = await trx
    .updateTable('_LETTER')
    .set({ STATE: 'sending', TURN: turn })
    .where(eb => eb.and({ ID: copy.LETTER_ID, STATE: 'draft' }))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const outside = recipients.filter(each => 'email' in each).length
  const { clock } = reader.records
  if (outside > 0)
    await count({ db: { write: trx }, clock }, { ...OUTSIDE, by: outside }, `${reader.me.ID}`)
  const body = { letter: Number(copy.LETTER_ID), turn }
  await enqueueCall(trx, reader.records, { name: DELIVER, body, delay: UNDO_MS })
  await touch(trx, reader, { copy })
}

/** Turns a mail that has not been sent back into a draft. */
export async function recallMail(trx: Trx, reader: MailReader, id: number) {
  const copy = await demandCopy(trx, reader.me, id)
  const { numUpdatedRows } = await trx
    .updateTable('_LETTER')
    .set({ STATE: 'draft' })
    .where(eb => eb.and({ ID: copy.LETTER_ID, SENDER: reader.me.ID, STATE: 'sending' }))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal(409, 'mailHasLeft')
  await touch(trx, reader, { copy })
}

async function demandDraft(trx: Trx, { me }: MailReader, id: number) {
  const copy = await demandCopy(trx, me, id)
  if (copy.STATE !== 'draft' || Number(copy.SENDER) !== me.ID) throw new Refusal(409, 'mailHasLeft')
  return copy
}

async function begin(trx: Trx, { records, me }: MailReader): Promise<number> {
  const { db, clock } = records
  const at = clock().toISOString()
  const own = { EMPRESA: demandTenant(me) }
  const [letter, ID] = [await db.nextId('_LETTER'), await db.nextId('_LETTER_COPY')]
  const noRecipients = JSON.stringify({ to: [], cc: [], bcc: [] })
  await trx
    .insertInto('_LETTER')
    .values({
      ...own,
      ID: letter,
      SENDER: me.ID,
      STATE: 'draft',
      TURN: 0,
      RECIPIENTS: noRecipients,
      CREATED_AT: at,
    })
    .execute()
  const marks = { UNREAD: false, STARRED: false, IMPORTANT: false, REV: 0, AT: at }
  await trx
    .insertInto('_LETTER_COPY')
    .values({ ...own, ...marks, ID, LETTER_ID: letter, USER_ID: me.ID, FOLDER: 'drafts' })
    .execute()
  return ID
}

interface Touched {
  readonly copy: DbRow
  /** Timestamp that orders it. */
  readonly at?: string
}

async function touch(trx: Trx, { records, me }: MailReader, { copy, at }: Touched) {
  const revision = Number(copy.REV) + 1
  await trx
    .updateTable('_LETTER_COPY')
    .set({ ...(at !== undefined && { AT: at }), REV: revision })
    .where('ID', '=', copy.ID)
    .execute()
  await announceMail(trx, records, {
    id: Number(copy.ID),
    revision,
    company: demandTenant(me),
    by: me.ID,
  })
}

interface Hanging {
  readonly letter: number
  readonly files: readonly string[]
}

/** Attaches files the author uploaded or received by mail; detaches others. */
async function hang(trx: Trx, reader: MailReader, { letter, files }: Hanging) {
  const before = await trx
    .selectFrom('_LETTER_FILE')
    .select('FILE_ID')
    .where('LETTER_ID', '=', letter)
    .execute()
  const had = before.map(({ FILE_ID }) => String(FILE_ID))
  const added = files.filter(id => !had.includes(id))
  await demandFiles(trx, reader, added)
  await trx.deleteFrom('_LETTER_FILE').where('LETTER_ID', '=', letter).execute()
  if (files.length > 0)
    await trx
      .insertInto('_LETTER_FILE')
      .values(files.map((FILE_ID, POSITION) => ({ LETTER_ID: letter, FILE_ID, POSITION })))
      .execute()
  if (added.length > 0)
    await trx
      .updateTable('_FILE')
      .set({ RECORD_ID: String(letter) })
      .where('ID', 'in', added)
      .where('RECORD_ID', 'is', null)
      .execute()
  await looseFiles(
    trx,
    had.filter(id => !files.includes(id)),
  )
}

async function demandFiles(trx: Trx, { me }: MailReader, ids: readonly string[]) {
  if (ids.length === 0) return
  const row = await trx
    .selectFrom('_FILE')
    .select('_FILE.ID')
    .where('_FILE.ID', 'in', ids)
    .where('_FILE.RESOURCE', '=', MAIL)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('_FILE.RECORD_ID', 'is', null), eb('_FILE.CREATED_BY', '=', me.ID)]),
        exists(
          selectFrom('_LETTER_FILE as f')
            .innerJoin('_LETTER_COPY as c', 'c.LETTER_ID', 'f.LETTER_ID')
            .select('c.ID')
            .whereRef('f.FILE_ID', '=', '_FILE.ID')
            .where('c.USER_ID', '=', me.ID),
        ),
      ]),
    )
    .execute()
  if (row.length !== ids.length) refuse({ attachments: { key: 'notFile' } })
}
