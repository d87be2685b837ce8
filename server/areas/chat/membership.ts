import { tenantOf } from '../../../src/base/business'
import type { Me } from '../../../src/model/access/access'
import { demandTenant } from '../../access/permissions'
import { recordChangeEvent } from '../../audit/changeEvents'
import { Refusal } from '../../base/refusal'
import type { Db, DbReader, DbRow, Trx } from '../../db/db'
import { CHAT, type ChatReader } from './chatReader'

/** A conversation with the state of one participant. */
export interface Membership {
  readonly id: number
  readonly kind: 'one' | 'group'
  readonly name: string | null
  readonly last: number
  readonly lastAt: string
  readonly since: number
  readonly seen: number
}

const notThere = () => new Refusal(404, 'notFound')

/** The reader's conversations, latest first. */
export function memberships(db: DbReader, me: Me) {
  return db
    .selectFrom('_CHAT_MEMBER as m')
    .innerJoin('_CHAT as c', 'c.ID', 'm.CHAT_ID')
    .select(['c.ID', 'c.KIND', 'c.NAME', 'c.LAST', 'c.LAST_AT', 'm.SINCE', 'm.SEEN'])
    .where('m.USER_ID', '=', me.ID)
    .where('m.LEFT_AT', 'is', null)
    .where('c.EMPRESA', '=', demandTenant(me))
}

export async function membership(db: DbReader, me: Me, id: number): Promise<Membership> {
  if (!Number.isSafeInteger(id)) throw notThere()
  const row = await memberships(db, me).where('c.ID', '=', id).executeTakeFirst()
  if (!row) throw notThere()
  return toMembership(row)
}

export const toMembership = (row: DbRow): Membership => ({
  id: Number(row.ID),
  kind: row.KIND === 'group' ? 'group' : 'one',
  name: row.NAME === null ? null : String(row.NAME),
  last: Number(row.LAST),
  lastAt: String(row.LAST_AT),
  since: Number(row.SINCE),
  seen: Number(row.SEEN),
})

/** Locks the conversation against concurrent writers, then reads the participant's state. */
export async function lockedMembership(trx: Trx, me: Me, id: number): Promise<Membership> {
  const where = trx.updateTable('_CHAT').set(eb => ({ REV: eb.ref('REV') }))
  await where.where('ID', '=', id).where('EMPRESA', '=', demandTenant(me)).execute()
  return membership(trx, me, id)
}

/** Announces a change of a conversation on the live stream. */
export async function announceChat(trx: Trx, { records, me }: ChatReader, id: number) {
  const { REV } = await trx
    .updateTable('_CHAT')
    .set(eb => ({ REV: eb('REV', '+', 1) }))
    .where('ID', '=', id)
    .returning('REV')
    .executeTakeFirstOrThrow()
  await recordChangeEvent(trx, {
    RESOURCE: CHAT,
    RECORD_ID: String(id),
    VERSION: Number(REV),
    tenant: demandTenant(me),
    BY: me.ID,
    AT: records.clock().toISOString(),
  })
}

/** Selects the conversations in which the user participates; filters the live stream. */
export async function ownChats(db: Db, me: Me, ids: readonly string[]): Promise<Set<string>> {
  if (tenantOf(me) === null || me.ROLE === 'user') return new Set()
  const rows = await memberships(db.read, me).where('c.ID', 'in', ids.map(Number)).execute()
  return new Set(rows.map(({ ID }) => String(ID)))
}

/** Files belong to `<conversation>/<message number>` and are readable by readers of that message. */
export async function canOpenFile(db: Db, me: Me, place: string): Promise<boolean> {
  const [id, n] = place.split('/').map(Number)
  if (tenantOf(me) === null || me.ROLE === 'user' || id === undefined || n === undefined)
    return false
  const row = await memberships(db.read, me).where('c.ID', '=', id).executeTakeFirst()
  return row !== undefined && n > Number(row.SINCE)
}
