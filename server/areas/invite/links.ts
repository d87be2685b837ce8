import { invitationState } from '../../../src/domain/creditInvitation'
import { longSecret } from '../../../src/domain/publicCode'
import type { Trx } from '../../db/db'
import { fingerprint } from '../../db/fingerprint'
import { sql } from '../../db/fragment'
import type { NamedEffect, Records, Values } from '../../records/context'
import { nobodyOf } from '../../records/nobody'
import { load } from '../../records/read'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'

export const INVITATIONS = 'credit-invitations'
export const APPLICATIONS = 'credit-applications'
export const DOCUMENTS = 'credit-documents'

/** Links of one invitation that work beside each other: one by mail, others shared by hand. */
const MOST_LINKS = 20
const DAY_MS = 24 * 3_600_000
const KEPT_DAYS = 365

/** An invitation as whoever holds its link may use it: `me` is nobody, in its company. */
export interface Guest {
  readonly key: number
  readonly invitation: Values
}

/** A new link of an invitation: its secret is told once, and only its fingerprint is kept. */
export async function makeLink({ db, clock }: Pick<Records, 'db' | 'clock'>, INVITATION: number) {
  const secret = longSecret()
  const now = clock()
  const HASH = await hashOf(secret)
  await db.transaction(async trx => {
    const links = await trx
      .selectFrom('_INVITE_LINK')
      .select('HASH')
      .where('INVITATION', '=', INVITATION)
      .orderBy('CREATED_AT', 'desc')
      .execute()
    const spent = links.slice(MOST_LINKS - 1).map(link => String(link.HASH))
    const old = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
    await trx.deleteFrom('_INVITE_LINK').where('CREATED_AT', '<', old).execute()
    if (spent.length > 0) await trx.deleteFrom('_INVITE_LINK').where('HASH', 'in', spent).execute()
    await trx
      .insertInto('_INVITE_LINK')
      .values({ HASH, INVITATION, CREATED_AT: now.toISOString() })
      .execute()
  })
  return secret
}

/** What was sent before opens nothing any more: the next link is the one. */
export const endLinks: NamedEffect = async (trx, _asking, record) => {
  const INVITATION = Number(record.ID_INVITACION)
  await trx.deleteFrom('_INVITE_LINK').where('INVITATION', '=', INVITATION).execute()
  return undefined
}

/** Whose link this is; nobody's where it was never made. */
export async function guestOf(records: Records, secret: string): Promise<Guest | undefined> {
  if (!/^[0-9a-f]{64}$/.test(secret)) return undefined
  const link = await records.db.read
    .selectFrom('_INVITE_LINK')
    .select('INVITATION')
    .where('HASH', '=', await hashOf(secret))
    .executeTakeFirst()
  if (!link) return undefined
  const key = Number(link.INVITATION)
  const resource = records.catalogue.get(INVITATIONS)
  const among = sql`t."_DELETED_AT" is null`
  const found = await load(records.db.read, resource, { key, among })
  return found && { key, invitation: found.record }
}

/** Within a transaction: refused (409) unless it can be filled in; whoever else fills it in waits meanwhile. */
export async function holdOpened(trx: Trx, records: Records, guest: Guest): Promise<void> {
  const { resource, me } = ownAsking(records, INVITATIONS, guest)
  const locked = records.db.dialect === 'postgres'
  const now = await load(trx, resource, { key: guest.key, among: livingOf(resource, me), locked })
  if (now?.record.ESTADO !== invitationState.opened) throw new Refusal(409, 'invitationOver')
}

const hashOf = (secret: string) => fingerprint(`invitation ${secret}`)

/** What the server itself does for a guest, in the company that invited them. */
export const ownAsking = (records: Records, name: string, { invitation }: Guest) => {
  const resource = records.catalogue.get(name)
  return { records, resource, me: nobodyOf(resource, invitation), language: 'es' as const }
}
