import type { Row, Trx } from '../../db/db'
import { refuse } from '../../records/body'
import { notFound } from '../../records/read'
import { demandCopies, tell } from './copies'
import { type Folder, ownLabel } from './labels'
import { companyOf, type MailReader } from './mailReader'

export interface MailChange {
  readonly ids: readonly number[]
  readonly folder?: Folder | undefined
  readonly flags: Readonly<Record<string, boolean>>
  readonly addLabel?: string | undefined
  readonly removeLabel?: string | undefined
}

/** Changes one's copies of some mails: all of them or, where one is not one's own, none. */
export async function changeMails(trx: Trx, reader: MailReader, change: MailChange) {
  const rows = await demandCopies(trx, reader.me, change.ids)
  for (const row of rows) demandMove(row, change.folder, reader)
  const { ids, folder, flags } = change
  const moved = folder === undefined ? {} : { FOLDER: folder }
  await trx
    .updateTable('_LETTER_COPY')
    .set(eb => ({ ...moved, ...flags, REV: eb('REV', '+', 1) }))
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
  for (const row of rows) await tellOf(trx, reader, row)
}

/** What I wrote lies among the sent or away, a draft among the drafts; the rest never there. */
function demandMove(row: Row, folder: Folder | undefined, { me }: MailReader) {
  if (folder === undefined) return
  const isDraft = row.STATE !== 'sent'
  const isAnothers = Number(row.SENDER) !== me.ID
  if (isDraft || folder === 'drafts' || (folder === 'sent' && isAnothers))
    refuse({ folder: { key: 'notWritable' } })
}

async function demandLabel(trx: Trx, { me }: MailReader, id: string) {
  const label = await ownLabel(trx, me, id)
  if (!label) throw notFound()
  return Number(label.ID)
}

const tellOf = (trx: Trx, { records, me }: MailReader, row: Row) =>
  tell(trx, records, {
    id: Number(row.ID),
    revision: Number(row.REV) + 1,
    company: companyOf(me),
    by: me.ID,
  })

/** Deletes for good what lies in the trash, and drafts; what nobody has any more goes with its files. */
export async function forgetMails(trx: Trx, reader: MailReader, ids: readonly number[]) {
  const rows = await demandCopies(trx, reader.me, ids)
  const mayGo = ({ FOLDER, STATE }: Row) => FOLDER === 'trash' || STATE === 'draft'
  if (!rows.every(mayGo)) refuse({ mailIds: { key: 'notWritable' } })
  await trx.deleteFrom('_LETTER_TAG').where('COPY_ID', 'in', ids).execute()
  await trx.deleteFrom('_LETTER_COPY').where('ID', 'in', ids).execute()
  for (const { LETTER_ID } of rows) await forgetLetter(trx, Number(LETTER_ID))
}

async function forgetLetter(trx: Trx, id: number) {
  const held = await trx
    .selectFrom('_LETTER_COPY')
    .select('ID')
    .where('LETTER_ID', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (held) return
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

/** Files that hang on no mail any more are left to the sweep. */
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
