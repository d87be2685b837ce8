import { documentState } from '../../../src/domain/creditDocuments'
import { invitationState } from '../../../src/domain/creditInvitation'
import { decidedPhases } from '../../../src/domain/creditPhase'
import type { Db, Trx } from '../../db/db'
import type { Records, Values } from '../../records/context'
import { load } from '../../records/read'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { writeChange } from '../../records/writeChange'
import { Refusal } from '../../refusal'
import { APPLICATIONS, DOCUMENTS, type Guest, INVITATIONS, ownAsking } from './links'
import { handPaper, papersOf } from './papers'

const toHandIn: readonly unknown[] = [
  documentState.asked,
  documentState.refused,
  documentState.expired,
]

/**
 * The documents that are still missing of what a guest handed in, until credit decides. An applicant who
 * was here already is answered alike: what they hand in lies beside their first application.
 */
export async function missingPapers(
  db: Trx | Db['read'],
  records: Records,
  guest: Guest,
): Promise<readonly string[]> {
  const { ID_EMPRESA, REPETIDA, DOCUMENTOS_RECIBIDOS } = guest.invitation
  const asked = papersOf(guest)
  if (REPETIDA === true) {
    const received = ((DOCUMENTOS_RECIBIDOS ?? []) as readonly Values[]).map(({ TIPO }) => TIPO)
    return asked.filter(type => !received.includes(type))
  }
  if (await isDecided(db, records, guest)) return []
  const { resource, me } = ownAsking(records, DOCUMENTS, guest)
  const rows = await rowsAmong(db, resource, {
    among: livingOf(resource, me),
    where: { ID_EMPRESA: [ID_EMPRESA], TIPO: asked, ESTADO: toHandIn },
  })
  return rows.map(({ TIPO }) => String(TIPO))
}

async function isDecided(db: Trx | Db['read'], records: Records, guest: Guest): Promise<boolean> {
  const { resource, me } = ownAsking(records, APPLICATIONS, guest)
  const [application] = await rowsAmong(db, resource, {
    among: livingOf(resource, me),
    where: { ID_EMPRESA: [guest.invitation.ID_EMPRESA] },
  })
  return !application || decidedPhases.includes(application.ESTADO_CREDITO)
}

/** Hands in an uploaded document that was missing; refused (409) once it is there or credit has decided. */
export async function handLate(records: Records, guest: Guest, late: Late): Promise<void> {
  await records.db.transaction(async trx => {
    const asking = ownAsking(records, INVITATIONS, guest)
    const among = livingOf(asking.resource, asking.me)
    const locked = records.db.dialect === 'postgres'
    const loaded = await load(trx, asking.resource, { key: guest.key, among, locked })
    if (loaded?.record.ESTADO !== invitationState.delivered)
      throw new Refusal(409, 'invitationOver')
    const now: Guest = { key: guest.key, invitation: loaded.record }
    const missing = await missingPapers(trx, records, now)
    if (!missing.includes(late.type)) throw new Refusal(409, 'invitationOver')
    if (now.invitation.REPETIDA !== true) {
      const { type: TIPO, file } = late
      await handPaper(trx, { records, guest: now }, { ID_EMPRESA: idOf(now), TIPO, file })
      return
    }
    const place = { RESOURCE: INVITATIONS, FIELD: 'DOCUMENTOS_RECIBIDOS.ARCHIVO', RECORD_ID: null }
    await trx.updateTable('_FILE').set(place).where('ID', '=', late.file).execute()
    const rows = (now.invitation.DOCUMENTOS_RECIBIDOS ?? []) as readonly Values[]
    const row = { TIPO: late.type, ARCHIVO: { id: late.file } }
    const record = { ...loaded.record, DOCUMENTOS_RECIBIDOS: [...rows, row] }
    await writeChange(trx, asking, { loaded, record, action: 'update' })
  })
}

interface Late {
  readonly type: string
  /** The id of the uploaded file. */
  readonly file: string
}

const idOf = ({ invitation }: Guest) => Number(invitation.ID_EMPRESA)
