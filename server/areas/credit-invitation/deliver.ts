import { movesOf } from '../../../src/model/access/transition'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import { makeOwnMove } from '../../flow/performMove'
import type { Records, RecordValues } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { load } from '../../read/read'
import { createOwn } from '../../write/createOwn'
import { refuse } from '../../write/rows/body'
import { documentFiles, handOverDocument, type Inviting } from './documents'
import { findProblems, readDraft, toApplication } from './draft'
import { readInvitationState } from './form'
import { APPLICATIONS, type Guest, INVITATIONS, ownContext } from './links'
import { findRepeated } from './repeated'

/** Makes a transition for the guest; refused once the invitation is closed. */
async function openMove(trx: Trx, { records, guest }: Inviting, name: string) {
  const request = ownContext(records, INVITATIONS, guest)
  const move = movesOf(request.resource).get(name)
  const among = activeRows(request.resource, request.me)
  const locked = records.db.dialect === 'postgres'
  const loaded = await load(trx, request.resource, { key: guest.key, scope: among, locked })
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
      if (Object.keys(errors).length > 0) refuse(errors)
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
