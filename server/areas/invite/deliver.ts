import { movesOf } from '../../../src/model/transition'
import type { Trx } from '../../db/db'
import { refuse } from '../../records/body'
import type { Records, Values } from '../../records/context'
import { createOwn } from '../../records/createOwn'
import { makeOwnMove } from '../../records/flow/carryOut'
import { load } from '../../records/read'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'
import { applicationOf, problemsOf, readDraft } from './draft'
import { standingOf } from './form'
import { APPLICATIONS, type Guest, INVITATIONS, ownAsking } from './links'
import { handPaper, type Inviting, paperFiles } from './papers'
import { repeatedOf } from './repeated'

/** A move of the invitation that is its guest's alone: refused once the invitation is over. */
async function openMove(trx: Trx, { records, guest }: Inviting, name: string) {
  const asking = ownAsking(records, INVITATIONS, guest)
  const move = movesOf(asking.resource).get(name)
  const among = livingOf(asking.resource, asking.me)
  const locked = records.db.dialect === 'postgres'
  const loaded = await load(trx, asking.resource, { key: guest.key, among, locked })
  const isOpen = loaded && move?.transition.from.includes(loaded.record[move.status.name] as number)
  if (!move || !loaded || !isOpen) throw new Refusal(409, 'invitationOver')
  if (standingOf(records, { ...guest, invitation: loaded.record }) === 'expired')
    throw new Refusal(409, 'invitationOver')
  return (set: Values) =>
    makeOwnMove(trx, asking, { move, loaded, filled: { ...loaded.record, ...set } })
}

/** The guest has read and accepted what becomes of their data: from here on it may be kept. */
export const accept = (records: Records, guest: Guest, AVISO: string) =>
  records.db.transaction(async trx => {
    const begin = await openMove(trx, { records, guest }, 'empezar')
    await begin({ AVISO })
  })

/**
 * What was filled in becomes an application of whoever invited, with its documents, in one
 * transaction with the end of the invitation: it comes in whole and once, or not at all. Who has an application
 * here already is for the house to know, which keeps what came beside it: the guest is told the same either way.
 */
export async function deliver(records: Records, guest: Guest): Promise<void> {
  try {
    await records.db.transaction(async trx => {
      const end = await openMove(trx, { records, guest }, 'entregar')
      const draft = await readDraft(trx, guest)
      const errors = problemsOf(records, guest, { draft })
      if (Object.keys(errors).length > 0) refuse(errors)
      const papers = await paperFiles(trx, guest)
      if (papers.length === 0) refuse({ documents: { key: 'required' } })
      const asking = ownAsking(records, APPLICATIONS, guest)
      const { invitation, key } = guest
      const { ID_EMPRESA } = (await createOwn(trx, asking, {
        ...applicationOf(records, guest, draft),
        CREATED_BY_USER: invitation.CREATED_BY_USER,
        INVITACION: key,
      })) as { ID_EMPRESA: number }
      for (const { ID, FIELD } of papers)
        await handPaper(
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
      await end(await repeatedOf(trx, records, guest))
    })
  }
}
