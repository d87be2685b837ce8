import { isPlainLine } from '../../../src/base/plainLine'
import { demandTenant } from '../../access/permissions'
import type { Trx } from '../../db/db'
import { refuse } from '../../write/rows/body'
import type { ChatReader } from './chatReader'
import { announceChat, lockedMembership } from './membership'
import { findContacts } from './people'

const MOST_MEMBERS = 100
const MOST_NAME = 80

interface Beginning {
  readonly participants: readonly number[]
  /** Undefined for a conversation of two. */
  readonly name?: string | undefined
}

/** Prepares a conversation; two users who already have one continue it. */
export async function preparedChat(reader: ChatReader, { participants, name }: Beginning) {
  const others = [...new Set(participants)].filter(id => id !== reader.me.ID)
  await demandContacts(reader, others)
  const title = checkedName(name)
  const isPair = others.length === 1 && title === null
  return (trx: Trx) =>
    isPair ? pair(trx, reader, others[0] ?? 0) : beginChat(trx, reader, { others, name: title })
}

function checkedName(name: string | undefined): string | null {
  const title = name?.trim() ?? ''
  if (title.length > MOST_NAME) refuse({ name: { key: 'tooLong', params: { max: MOST_NAME } } })
  if (!isPlainLine(title)) refuse({ name: { key: 'badCharacters' } })
  return title === '' ? null : title
}

async function demandContacts(reader: ChatReader, ids: readonly number[]) {
  if (ids.length === 0) refuse({ participants: { key: 'required' } })
  if (ids.length >= MOST_MEMBERS)
    refuse({ participants: { key: 'tooMany', params: { max: MOST_MEMBERS } } })
  const contacts = await findContacts(reader, ids)
  if (ids.some(id => !contacts.has(id))) refuse({ participants: { key: 'notReference' } })
}

async function pair(trx: Trx, reader: ChatReader, other: number): Promise<number> {
  const { ID } = reader.me
  const key = { LOW: Math.min(ID, other), HIGH: Math.max(ID, other) }
  return (await pairedChat(trx, reader, { key, group: { others: [other], name: null } })).id
}

interface Pair {
  readonly key: { readonly LOW: number; readonly HIGH: number }
  /** Begun if there is none yet. */
  readonly group: Omit<Group, 'id'>
}

/** The only conversation of a company with this key. */
export async function pairedChat(trx: Trx, reader: ChatReader, { key, group }: Pair) {
  const names = { EMPRESA: demandTenant(reader.me), ...key }
  const id = await reader.records.db.nextId('_CHAT')
  const inserted = await trx
    .insertInto('_CHAT_PAIR')
    .values({ ...names, CHAT_ID: id })
    .onConflict(conflict => conflict.columns(['EMPRESA', 'LOW', 'HIGH']).doNothing())
    .returning('CHAT_ID')
    .executeTakeFirst()
  if (inserted) return { id: await beginChat(trx, reader, { ...group, id }), isNew: true }
  const { CHAT_ID } = await trx
    .selectFrom('_CHAT_PAIR')
    .select('CHAT_ID')
    .where(eb => eb.and(names))
    .executeTakeFirstOrThrow()
  return { id: Number(CHAT_ID), isNew: false }
}

interface Group {
  readonly others: readonly number[]
  readonly name: string | null
  /** For conversations of two, found by their members, and of the team. */
  readonly id?: number
  readonly kind?: 'group'
}

async function beginChat(trx: Trx, reader: ChatReader, { others, name, id, kind }: Group) {
  const { records, me } = reader
  const at = records.clock().toISOString()
  const ID = id ?? (await records.db.nextId('_CHAT'))
  await trx
    .insertInto('_CHAT')
    .values({
      ID,
      EMPRESA: demandTenant(me),
      KIND: kind ?? (id === undefined ? 'group' : 'one'),
      NAME: name,
      LAST: 0,
      LAST_AT: at,
      REV: 0,
      CREATED_AT: at,
      CREATED_BY: me.ID,
    })
    .execute()
  await joinChat(trx, { chatId: ID, people: [me.ID, ...others], since: 0 })
  await announceChat(trx, reader, ID)
  return ID
}

interface Joining {
  readonly chatId: number
  readonly people: readonly number[]
  /** Earlier messages are not shown to them. */
  readonly since: number
}

/** Adds participants, also returning ones; current participants are unchanged. */
export async function joinChat(trx: Trx, { chatId, people, since }: Joining) {
  const place = { SINCE: since, SEEN: since, TYPING_AT: null, LEFT_AT: null }
  const rows = people.map(USER_ID => ({ CHAT_ID: chatId, USER_ID, ...place }))
  await trx
    .insertInto('_CHAT_MEMBER')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['CHAT_ID', 'USER_ID'])
        .doUpdateSet(place)
        .where('_CHAT_MEMBER.LEFT_AT', 'is not', null),
    )
    .execute()
}

interface GroupChange {
  readonly id: number
  readonly name: string | undefined
  readonly add: readonly number[]
  readonly leave: boolean
}

/** Changes a group: its name, new participants, or the user's own departure. Conversations of two cannot be changed. */
export async function preparedGroupChange(reader: ChatReader, change: GroupChange) {
  const { id, add, leave } = change
  if (add.length > 0) await demandContacts(reader, add)
  const name = change.name === undefined ? undefined : checkedName(change.name)
  return async (trx: Trx) => {
    const { kind, last } = await lockedMembership(trx, reader.me, id)
    if (kind !== 'group') refuse({ conversationId: { key: 'notWritable' } })
    if (name !== undefined)
      await trx.updateTable('_CHAT').set({ NAME: name }).where('ID', '=', id).execute()
    if (add.length > 0) await joinChat(trx, { chatId: id, people: add, since: last })
    if (leave)
      await trx
        .updateTable('_CHAT_MEMBER')
        .set({ LEFT_AT: reader.records.clock().toISOString() })
        .where(eb => eb.and({ CHAT_ID: id, USER_ID: reader.me.ID }))
        .execute()
    await announceChat(trx, reader, id)
  }
}
