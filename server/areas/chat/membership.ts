import type { Me } from '../../../src/model/access'
import type { Db, Row, Trx } from '../../db/db'
import { announce } from '../../records/announce'
import { Refusal } from '../../refusal'
import { CHAT, type ChatReader, companyOf } from './chatReader'

/** A conversation as one of its participants has it. */
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

/** The reader's own conversations, the latest first; who is no participant finds none. */
export function memberships(db: Db['read'] | Trx, me: Me) {
  return db
    .selectFrom('_CHAT_MEMBER as m')
    .innerJoin('_CHAT as c', 'c.ID', 'm.CHAT_ID')
    .select(['c.ID', 'c.KIND', 'c.NAME', 'c.LAST', 'c.LAST_AT', 'm.SINCE', 'm.SEEN'])
    .where('m.USER_ID', '=', me.ID)
    .where('m.LEFT_AT', 'is', null)
    .where('c.EMPRESA', '=', companyOf(me))
}

export async function membership(db: Db['read'] | Trx, me: Me, id: number): Promise<Membership> {
  if (!Number.isSafeInteger(id)) throw notThere()
  const row = await memberships(db, me).where('c.ID', '=', id).executeTakeFirst()
  if (!row) throw notThere()
  return membershipOf(row)
}

export const membershipOf = (row: Row): Membership => ({
  id: Number(row.ID),
  kind: row.KIND === 'group' ? 'group' : 'one',
  name: row.NAME === null ? null : String(row.NAME),
  last: Number(row.LAST),
  lastAt: String(row.LAST_AT),
  since: Number(row.SINCE),
  seen: Number(row.SEEN),
})

/** Whoever writes in a conversation waits here for who does so now; then reads their own place in it. */
export async function lockedMembership(trx: Trx, me: Me, id: number): Promise<Membership> {
  const where = trx.updateTable('_CHAT').set(eb => ({ REV: eb.ref('REV') }))
  await where.where('ID', '=', id).where('EMPRESA', '=', companyOf(me)).execute()
  return membership(trx, me, id)
}

/** Tells whoever looks on that something about a conversation is new. */
export async function tell(trx: Trx, { records, me }: ChatReader, id: number) {
  const { REV } = await trx
    .updateTable('_CHAT')
    .set(eb => ({ REV: eb('REV', '+', 1) }))
    .where('ID', '=', id)
    .returning('REV')
    .executeTakeFirstOrThrow()
  await announce(trx, {
    RESOURCE: CHAT,
    RECORD_ID: String(id),
    VERSION: Number(REV),
    EMPRESA: companyOf(me),
    BY: me.ID,
    AT: records.clock().toISOString(),
  })
}

/** Of these conversations those the person takes part in: what the live stream tells them of. */
export async function ownChats(db: Db, me: Me, ids: readonly string[]): Promise<Set<string>> {
  if (me.EMPRESA === null || me.ROLE === 'user') return new Set()
  const rows = await memberships(db.read, me).where('c.ID', 'in', ids.map(Number)).execute()
  return new Set(rows.map(({ ID }) => String(ID)))
}

/** A file hangs on `<conversation>/<number of the message>`: it is its reader's who reads that. */
export async function mayOpenFile(db: Db, me: Me, place: string): Promise<boolean> {
  const [id, n] = place.split('/').map(Number)
  if (me.EMPRESA === null || me.ROLE === 'user' || id === undefined || n === undefined) return false
  const row = await memberships(db.read, me).where('c.ID', '=', id).executeTakeFirst()
  return row !== undefined && n > Number(row.SINCE)
}
