import { askedOfAll, askedOfCompanies } from '../../../src/domain/creditDocuments'
import type { Db, Row, Trx } from '../../db/db'
import type { NamedEffect, Records } from '../../records/context'
import type { FileStore } from '../../records/fileStore'
import { makeMove } from '../../records/flow/move'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'
import { DOCUMENTS, type Guest, holdOpened, INVITATIONS, ownAsking } from './links'

/** The documents asked of a guest, in their order. */
export const papersOf = ({ invitation }: Guest): readonly string[] =>
  invitation.TIPO_PERSONA === 'J' ? [...askedOfAll, ...askedOfCompanies] : askedOfAll

/** Refuses a kind of document that is not asked of them. */
export function demandPaper(guest: Guest, type: string): void {
  if (!papersOf(guest).includes(type))
    throw new Refusal(400, 'unknownColumn', { params: { name: type.slice(0, 60) } })
}

/** What hangs on an invitation opens for nobody: it is no field of it, and no record is its owner yet. */
const hangingOn = ({ key }: Guest) => ({ RESOURCE: INVITATIONS, RECORD_ID: String(key) })

export const paperFiles = (db: Trx | Db['read'], guest: Guest) =>
  db
    .selectFrom('_FILE')
    .selectAll()
    .where(eb => eb.and(hangingOn(guest)))
    .execute()

interface Kept {
  readonly type: string
  /** None: the document is taken away. */
  readonly file?: Row
}

/** Hangs an uploaded file on the invitation; what hung there before is gone at once. */
export async function keepPaper(
  records: Records & { readonly files: FileStore },
  guest: Guest,
  { type, file }: Kept,
) {
  const place = { ...hangingOn(guest), FIELD: type }
  const gone = await records.db.transaction(async trx => {
    await holdOpened(trx, records, guest)
    const old = await trx
      .selectFrom('_FILE')
      .select('ID')
      .where(eb => eb.and(place))
      .execute()
    for (const { ID } of old) await trx.deleteFrom('_FILE').where('ID', '=', ID).execute()
    if (file) await trx.updateTable('_FILE').set(place).where('ID', '=', file.ID).execute()
    return old
  })
  for (const { ID } of gone) await records.files.remove(String(ID))
}

/** What was filled in and handed up goes, but for files that became the record's own; they are swept after a day. */
export const forgetDraft: NamedEffect = async (trx, { records }, record) => {
  const INVITATION = Number(record.ID_INVITACION)
  await trx.deleteFrom('_INVITE_DRAFT').where('INVITATION', '=', INVITATION).execute()
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: records.clock().toISOString() })
    .where('RESOURCE', '=', INVITATIONS)
    .where('RECORD_ID', '=', String(INVITATION))
    .where('FIELD', 'in', [...askedOfAll, ...askedOfCompanies])
    .execute()
  return undefined
}

export interface Inviting {
  readonly records: Records
  readonly guest: Guest
}

interface Handed {
  readonly ID_EMPRESA: number
  readonly TIPO: string
  readonly file: string
}

/** A file of the invitation becomes the document that the application asks for. */
export async function handPaper(
  trx: Trx,
  { records, guest }: Inviting,
  { ID_EMPRESA, TIPO, file }: Handed,
) {
  const asking = ownAsking(records, DOCUMENTS, guest)
  const among = livingOf(asking.resource, asking.me)
  const [asked] = await rowsAmong(trx, asking.resource, {
    among,
    where: { ID_EMPRESA: [ID_EMPRESA], TIPO: [TIPO] },
  })
  if (!asked) return
  const place = { RESOURCE: DOCUMENTS, FIELD: 'ARCHIVO', RECORD_ID: null }
  await trx.updateTable('_FILE').set(place).where('ID', '=', file).execute()
  await makeMove(trx, asking, {
    id: String(asked.ID_DOCUMENTO),
    name: 'cargar',
    body: { ARCHIVO: { id: file } },
    version: 'now',
  })
}
