import { columnTexts } from '../../../src/i18n/columnTexts'
import { fieldLabel, textOf } from '../../../src/i18n/labels'
import { movesOf } from '../../../src/model/access/transition'
import type { FieldModel } from '../../../src/model/fields/resource'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import { makeOwnMove } from '../../flow/performMove'
import { findRows } from '../../query/findRows'
import type { Records, RecordValues } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { createOwn } from '../../write/create'
import { refuse, refuseAny } from '../../write/rows/body'
import { documentFiles, handOverDocument, type Inviting } from './documents'
import { findProblems, readDraft, toApplication } from './draft'
import { readInvitationState, sectionsIn } from './form'
import { APPLICATIONS, type Guest, INVITATIONS, lockInvitation, ownContext } from './links'

/** Makes a transition for the guest; refused once the invitation is closed. */
async function openMove(trx: Trx, { records, guest }: Inviting, name: string) {
  const request = ownContext(records, INVITATIONS, guest)
  const move = movesOf(request.resource).get(name)
  const loaded = await lockInvitation(trx, records, guest)
  const isOpen = loaded && move?.transition.from.includes(loaded.record[move.status.name] as number)
  if (!move || !loaded || !isOpen) throw new Refusal(409, 'invitationOver')
  if (readInvitationState(records, { ...guest, invitation: loaded.record }) === 'expired')
    throw new Refusal(409, 'invitationOver')
  return (set: RecordValues) =>
    makeOwnMove(trx, request, { move, loaded, filled: { ...loaded.record, ...set } })
}

/** Records the guest's consent to the privacy notice, which is required before data is stored. */
export const accept = (records: Records, guest: Guest, AVISO: string) =>
  records.db.transaction(async trx => {
    const begin = await openMove(trx, { records, guest }, 'empezar')
    await begin({ AVISO })
  })

/**
 * Creates an application of the inviting user with its documents, and closes the invitation, in one
 * transaction. If the applicant already has an application, the data is kept with it; the guest's answer is
 * the same.
 */
export async function deliver(records: Records, guest: Guest): Promise<void> {
  try {
    await records.db.transaction(async trx => {
      const end = await openMove(trx, { records, guest }, 'entregar')
      const draft = await readDraft(trx, guest)
      const errors = findProblems(records, guest, { draft })
      refuseAny(errors)
      const attached = await documentFiles(trx, guest)
      if (attached.length === 0) refuse({ documents: { key: 'required' } })
      const request = ownContext(records, APPLICATIONS, guest)
      const { invitation, key } = guest
      const { ID_EMPRESA } = (await createOwn(trx, request, {
        ...toApplication(records, guest, draft),
        CREATED_BY_USER: invitation.CREATED_BY_USER,
        INVITACION: key,
      })) as { ID_EMPRESA: number }
      for (const { ID, FIELD } of attached)
        await handOverDocument(
          trx,
          { records, guest },
          { ID_EMPRESA, TIPO: String(FIELD), file: String(ID) },
        )
      await end({ ID_EMPRESA })
    })
  } catch (error) {
    if (!(error instanceof Refusal && error.errors?.RUC?.key === 'unique')) throw error
    await records.db.transaction(async trx => {
      const end = await openMove(trx, { records, guest }, 'repetir')
      await end(await findRepeated(trx, records, guest))
    })
  }
}

const house = 'es'

/**
 * Fields for an invitation of an applicant with an earlier application: its key (null while in the trash),
 * the draft as text, and documents. The inviting user sees the key only of their own applications.
 */
async function findRepeated(trx: Trx, records: Records, guest: Guest): Promise<RecordValues> {
  const { resource, me } = ownContext(records, APPLICATIONS, guest)
  const draft = toApplication(records, guest, await readDraft(trx, guest))
  const { RUC } = draft
  const among = activeRows(resource, me)
  const [first] = await findRows(trx, resource, { scope: among, where: { RUC: [RUC] } })
  const own = first?.CREATED_BY_USER === guest.invitation.CREATED_BY_USER ? first : undefined
  const documents = await documentFiles(trx, guest)
  const place = { FIELD: 'DOCUMENTOS_RECIBIDOS.ARCHIVO' }
  for (const { ID } of documents)
    await trx.updateTable('_FILE').set(place).where('ID', '=', ID).execute()
  return {
    REPETIDA: true,
    ...{ RUC, SOLICITUD_ANTERIOR: first?.ID_EMPRESA ?? null },
    ...(own && { ID_EMPRESA: own.ID_EMPRESA }),
    DATOS_RECIBIDOS: await inWords(records, guest, draft),
    DOCUMENTOS_RECIBIDOS: documents.map(({ ID, FIELD }) => ({ TIPO: FIELD, ARCHIVO: { id: ID } })),
  }
}

/** Draft as text, one line per field in form order. */
async function inWords(records: Records, guest: Guest, draft: RecordValues): Promise<string> {
  const { resource } = ownContext(records, APPLICATIONS, guest)
  const columns = await columnTexts(house)
  const getLabel = ({ name, words }: FieldModel) =>
    fieldLabel({ name, label: words.label }, house, columns)
  const describeValue = (field: FieldModel, value: unknown): string[] => {
    if (value == null || value === '' || field.kind === 'computed') return []
    if (!field.fields || !Array.isArray(value))
      return [`${getLabel(field)}: ${field.print(value, house)}`]
    const rows = (value as RecordValues[]).map(row =>
      (field.fields ?? []).flatMap(each => describeValue(each, row[each.name])).join(' · '),
    )
    return rows.filter(Boolean).map(row => `– ${row}`)
  }
  return sectionsIn(resource, draft)
    .flatMap(({ label, fields }) => {
      const lines = fields.flatMap(field => describeValue(field, draft[field.name]))
      return lines.length > 0 ? [[textOf(label, house), ...lines].filter(Boolean).join('\n')] : []
    })
    .join('\n\n')
}
