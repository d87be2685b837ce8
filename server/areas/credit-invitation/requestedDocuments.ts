import { documentState } from '../../../src/domain/credit/creditDocuments'
import { invitationState } from '../../../src/domain/credit/creditInvitation'
import { decidedPhases } from '../../../src/domain/credit/creditPhase'
import { Refusal } from '../../base/refusal'
import type { DbReader } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { Records, RecordValues } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { writeChange } from '../../write/writeChange'
import { handOverDocument, invitedDocuments } from './documents'
import {
  APPLICATIONS,
  DOCUMENTS,
  type Guest,
  INVITATIONS,
  lockInvitation,
  ownContext,
} from './links'

const toHandIn: readonly unknown[] = [
  documentState.asked,
  documentState.refused,
  documentState.expired,
]

/**
 * Missing documents that a guest can still hand in until credit decides. The answer is the same for an
 * applicant with an earlier application.
 */
export async function missingDocuments(
  db: DbReader,
  records: Records,
  guest: Guest,
): Promise<readonly string[]> {
  const { ID_EMPRESA, REPETIDA, DOCUMENTOS_RECIBIDOS } = guest.invitation
  const requestedDocuments = invitedDocuments(guest)
  if (REPETIDA === true) {
    const received = ((DOCUMENTOS_RECIBIDOS ?? []) as readonly RecordValues[]).map(
      ({ TIPO }) => TIPO,
    )
    return requestedDocuments.filter(type => !received.includes(type))
  }
  if (await isDecided(db, records, guest)) return []
  const { resource, me } = ownContext(records, DOCUMENTS, guest)
  const rows = await findRows(db, resource, {
    scope: activeRows(resource, me),
    where: { ID_EMPRESA: [ID_EMPRESA], TIPO: requestedDocuments, ESTADO: toHandIn },
  })
  return rows.map(({ TIPO }) => String(TIPO))
}

async function isDecided(db: DbReader, records: Records, guest: Guest): Promise<boolean> {
  const { resource, me } = ownContext(records, APPLICATIONS, guest)
  const [application] = await findRows(db, resource, {
    scope: activeRows(resource, me),
    where: { ID_EMPRESA: [guest.invitation.ID_EMPRESA] },
  })
  return !application || decidedPhases.includes(application.ESTADO_CREDITO)
}

/** Hands in a missing document; 409 if it exists or credit has decided. */
export async function handLate(records: Records, guest: Guest, late: Late): Promise<void> {
  await records.db.transaction(async trx => {
    const request = ownContext(records, INVITATIONS, guest)
    const loaded = await lockInvitation(trx, records, guest)
    if (loaded?.record.ESTADO !== invitationState.delivered)
      throw new Refusal(409, 'invitationOver')
    const now: Guest = { key: guest.key, invitation: loaded.record }
    const missing = await missingDocuments(trx, records, now)
    if (!missing.includes(late.type)) throw new Refusal(409, 'invitationOver')
    if (now.invitation.REPETIDA !== true) {
      const { type: TIPO, file } = late
      await handOverDocument(
        trx,
        { records, guest: now },
        { ID_EMPRESA: companyId(now), TIPO, file },
      )
      return
    }
    const place = { RESOURCE: INVITATIONS, FIELD: 'DOCUMENTOS_RECIBIDOS.ARCHIVO', RECORD_ID: null }
    await trx.updateTable('_FILE').set(place).where('ID', '=', late.file).execute()
    const rows = (now.invitation.DOCUMENTOS_RECIBIDOS ?? []) as readonly RecordValues[]
    const row = { TIPO: late.type, ARCHIVO: { id: late.file } }
    const record = { ...loaded.record, DOCUMENTOS_RECIBIDOS: [...rows, row] }
    await writeChange(trx, request, { loaded, record, action: 'update' })
  })
}

interface Late {
  readonly type: string
  readonly file: string
}

const companyId = ({ invitation }: Guest) => Number(invitation.ID_EMPRESA)
