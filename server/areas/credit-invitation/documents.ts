import { requiredOfAll, requiredOfCompanies } from '../../../src/domain/credit/creditDocuments'
import { Refusal } from '../../base/refusal'
import type { DbReader, DbRow, Trx } from '../../db/db'
import type { FileStore } from '../../files/fileStore'
import { makeMove } from '../../flow/move'
import { findRows } from '../../query/findRows'
import type { NamedEffect, Records } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { DOCUMENTS, type Guest, holdOpened, INVITATIONS, ownContext } from './links'

/** Document types requested from a guest, in order. */
export const invitedDocuments = ({ invitation }: Guest): readonly string[] =>
  invitation.TIPO_PERSONA === 'J' ? [...requiredOfAll, ...requiredOfCompanies] : requiredOfAll

/** Refuses document types that are not requested. */
export function requireInvitedDocument(guest: Guest, type: string): void {
  if (!invitedDocuments(guest).includes(type))
    throw new Refusal(400, 'unknownColumn', { params: { name: type.slice(0, 60) } })
}

/** Files of an invitation are closed to readers: they belong to no field or record yet. */
const hangingOn = ({ key }: Guest) => ({ RESOURCE: INVITATIONS, RECORD_ID: String(key) })

export const documentFiles = (db: DbReader, guest: Guest) =>
  db
    .selectFrom('_FILE')
    .selectAll()
    .where(eb => eb.and(hangingOn(guest)))
    .execute()

interface StoredPaper {
  readonly type: string
  /** Undefined removes the document. */
  readonly file?: DbRow
}

/** Attaches an uploaded file to the invitation; replaces and deletes the previous one. */
export async function saveDocumentFile(
  records: Records & { readonly files: FileStore },
  guest: Guest,
  { type, file }: StoredPaper,
) {
  const place = { ...hangingOn(guest), FIELD: type }
  const replaced = await records.db.transaction(async trx => {
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
  for (const { ID } of replaced) await records.files.remove(String(ID))
}

/** Removes draft and files, except files that the record took over; the sweep deletes them after a day. */
export const deleteDraft: NamedEffect = async (trx, { records }, record) => {
  const INVITATION = Number(record.ID_INVITACION)
  await trx.deleteFrom('_INVITE_DRAFT').where('INVITATION', '=', INVITATION).execute()
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: records.clock().toISOString() })
    .where(eb => eb.and({ RESOURCE: INVITATIONS, RECORD_ID: String(INVITATION) }))
    .where('FIELD', 'in', [...requiredOfAll, ...requiredOfCompanies])
    .execute()
  return undefined
}

export interface Inviting {
  readonly records: Records
  readonly guest: Guest
}

interface SentDocument {
  readonly ID_EMPRESA: number
  readonly TIPO: string
  readonly file: string
}

/** Turns a file of the invitation into a document of the application. */
export async function handOverDocument(
  trx: Trx,
  { records, guest }: Inviting,
  { ID_EMPRESA, TIPO, file }: SentDocument,
) {
  const request = ownContext(records, DOCUMENTS, guest)
  const among = activeRows(request.resource, request.me)
  const [existing] = await findRows(trx, request.resource, {
    scope: among,
    where: { ID_EMPRESA: [ID_EMPRESA], TIPO: [TIPO] },
  })
  if (!existing) return
  const place = { RESOURCE: DOCUMENTS, FIELD: 'ARCHIVO', RECORD_ID: null }
  await trx.updateTable('_FILE').set(place).where('ID', '=', file).execute()
  await makeMove(trx, request, {
    id: String(existing.ID_DOCUMENTO),
    name: 'cargar',
    body: { ARCHIVO: { id: file } },
    version: 'now',
  })
}
