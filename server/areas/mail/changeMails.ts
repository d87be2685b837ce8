import type { MailChange, MailFolder } from '../../../src/contracts/mail'
import { demandTenant } from '../../access/permissions'
import type { DbRow, Trx } from '../../db/db'
import { recordNotFound } from '../../read/read'
import { refuse } from '../../write/rows/body'
import { announceMail, demandCopies } from './copies'
import { ownLabel } from './labels'
import type { MailReader } from './mailReader'

interface Change extends Omit<MailChange, 'mailIds'> {
  readonly ids: readonly number[]
}

/** Changes the user's copies of mails: all, or none if one belongs to someone else. */
export async function changeMails(trx: Trx, reader: MailReader, change: Change) {
  const rows = await demandCopies(trx, reader.me, change.ids)
  for (const row of rows) demandMove(row, change.folder, reader)
  const { ids, folder, isUnread, isStarred, isImportant } = change
  const changed = {
    ...(folder !== undefined && { FOLDER: folder }),
    ...(isUnread !== undefined && { UNREAD: isUnread }),
    ...(isStarred !== undefined && { STARRED: isStarred }),
    ...(isImportant !== undefined && { IMPORTANT: isImportant }),
  }
  await trx
    .updateTable('_LETTER_COPY')
    .set(eb => ({ ...changed, REV: eb('REV', '+', 1) }))
    .where('ID', 'in', ids)
    .execute()
  if (change.addLabel !== undefined) {
    const label = await demandLabel(trx, reader, change.addLabel)
    await trx
      .insertInto('_LETTER_TAG')
      .values(ids.map(COPY_ID => ({ COPY_ID, LABEL_ID: label })))
      .onConflict(conflict => conflict.columns(['COPY_ID', 'LABEL_ID']).doNothing())
      .execute()
  }
  if (change.removeLabel !== undefined) {
    const label = await demandLabel(trx, reader, change.removeLabel)
    await trx
      .deleteFrom('_LETTER_TAG')
      .where('COPY_ID', 'in', ids)
      .where('LABEL_ID', '=', label)
      .execute()
  }
  for (const row of rows) await announceRow(trx, reader, row)
}

/** Valid folders: sent mail and drafts keep theirs, apart from archive and trash. */
function demandMove(row: DbRow, folder: MailFolder | undefined, { me }: MailReader) {
  if (folder === undefined) return
  const isDraft = row.STATE !== 'sent'
  const isAnothers = Number(row.SENDER) !== me.ID
  if (isDraft || folder === 'drafts' || (folder === 'sent' && isAnothers))
    refuse({ folder: { key: 'notWritable' } })
}

async function demandLabel(trx: Trx, { me }: MailReader, id: string) {
  const label = await ownLabel(trx, me, id)
  if (!label) throw recordNotFound()
  return Number(label.ID)
}

const announceRow = (trx: Trx, { records, me }: MailReader, row: DbRow) =>
  announceMail(trx, records, {
    id: Number(row.ID),
    revision: Number(row.REV) + 1,
    company: demandTenant(me),
    by: me.ID,
  })

/** Deletes mails in the trash and drafts for good; mails without copies are removed with their files. */
export async function deleteCopies(trx: Trx, reader: MailReader, ids: readonly number[]) {
  const rows = await demandCopies(trx, reader.me, ids)
  const isDeletable = ({ FOLDER, STATE }: DbRow) => FOLDER === 'trash' || STATE === 'draft'
  if (!rows.every(isDeletable)) refuse({ mailIds: { key: 'notWritable' } })
  await trx.deleteFrom('_LETTER_TAG').where('COPY_ID', 'in', ids).execute()
  await trx.deleteFrom('_LETTER_COPY').where('ID', 'in', ids).execute()
  for (const { LETTER_ID } of rows) await deleteLetter(trx, Number(LETTER_ID))
}

async function deleteLetter(trx: Trx, id: number) {
  const remainingCopy = await trx
    .selectFrom('_LETTER_COPY')
    .select('ID')
    .where('LETTER_ID', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (remainingCopy) return
  const files = await trx
    .selectFrom('_LETTER_FILE')
    .select('FILE_ID')
    .where('LETTER_ID', '=', id)
    .execute()
  await trx.deleteFrom('_LETTER_FILE').where('LETTER_ID', '=', id).execute()
  await trx.deleteFrom('_LETTER').where('ID', '=', id).execute()
  await looseFiles(
    trx,
    files.map(({ FILE_ID }) => String(FILE_ID)),
  )
}

/** Leaves files without a mail to the sweep. */
export async function looseFiles(trx: Trx, ids: readonly string[]) {
  if (ids.length === 0) return
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null })
    .where('ID', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('_LETTER_FILE').select('FILE_ID').whereRef('FILE_ID', '=', '_FILE.ID')),
      ),
    )
    .execute()
}
