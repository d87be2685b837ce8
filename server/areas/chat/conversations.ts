import type { Conversation } from '../../../src/contracts/chat'
import type { DbRow } from '../../db/db'
import type { ChatReader } from './chatReader'
import { type Membership, membership, memberships, toMembership } from './membership'
import { shownMessages } from './messages'
import { peopleById } from './people'

/** Messages per conversation in a list, and per page of older ones. */
export const CHAT_PAGE = 50
const MOST_CHATS = 200
const MOST_NEW = 200
/** Duration of a typing indicator after the last signal. */
const TYPING_MS = 6000

/** The reader's conversations with their last messages, latest first. */
export async function listConversations(reader: ChatReader): Promise<readonly Conversation[]> {
  const rows = await memberships(reader.records.db.read, reader.me)
    .orderBy('c.LAST_AT', 'desc')
    .orderBy('c.ID', 'desc')
    .limit(MOST_CHATS)
    .execute()
  return withDetails(reader, rows.map(toMembership), CHAT_PAGE)
}

/** A conversation with its last messages; 404 for non-participants. */
export async function readConversation(reader: ChatReader, id: number): Promise<Conversation> {
  const own = await membership(reader.records.db.read, reader.me, id)
  const [conversation] = await withDetails(reader, [own], CHAT_PAGE)
  return conversation as Conversation
}

/** A conversation with the messages after a number; only its last ones if there are too many. */
export async function readChanges(reader: ChatReader, id: number, after: number) {
  const own = await membership(reader.records.db.read, reader.me, id)
  const hasTooMany = own.last - after > MOST_NEW
  const [conversation] = await withDetails(
    reader,
    [own],
    hasTooMany ? CHAT_PAGE : Math.max(0, own.last - after),
  )
  return conversation as Conversation
}

interface Page {
  readonly id: number
  readonly before: number
  readonly limit: number
}

/** A page of messages before a number, oldest first. */
export async function readOlder(reader: ChatReader, { id, before, limit }: Page) {
  const { db } = reader.records
  const { since } = await membership(db.read, reader.me, id)
  const rows = await db.read
    .selectFrom('_CHAT_MESSAGE')
    .selectAll()
    .where('CHAT_ID', '=', id)
    .where('N', '<', before)
    .where('N', '>', since)
    .orderBy('N', 'desc')
    .limit(Math.max(1, Math.min(limit, MOST_NEW)))
    .execute()
  const messages = await shownMessages(reader, rows.toReversed())
  return { messages, hasMore: (messages[0]?.n ?? since + 1) > since + 1 }
}

export async function countUnreadMessages({
  records,
  me,
}: Pick<ChatReader, 'records' | 'me'>): Promise<number> {
  const row = await memberships(records.db.read, me)
    .clearSelect()
    .select(eb => eb.fn.sum(eb('c.LAST', '-', eb.ref('m.SEEN'))).as('unread'))
    .executeTakeFirst()
  return Number(row?.unread ?? 0)
}

async function withDetails(reader: ChatReader, chats: readonly Membership[], most: number) {
  const { db, clock } = reader.records
  const ids = chats.map(({ id }) => id)
  if (ids.length === 0) return []
  const [members, messages] = await Promise.all([
    db.read.selectFrom('_CHAT_MEMBER').selectAll().where('CHAT_ID', 'in', ids).execute(),
    lastMessages(reader, ids, most),
  ])
  const present = members.filter(({ LEFT_AT }) => LEFT_AT === null)
  const people = await peopleById(reader, [
    ...members.map(({ USER_ID }) => Number(USER_ID)),
    ...messages.map(({ senderId }) => senderId),
  ])
  const now = clock().getTime()
  return chats.map((chat): Conversation => {
    const own = messages.filter(
      ({ conversationId, n }) => conversationId === chat.id && n > chat.since,
    )
    const ownMembers = present.filter(({ CHAT_ID }) => Number(CHAT_ID) === chat.id)
    const otherMembers = ownMembers.filter(({ USER_ID }) => Number(USER_ID) !== reader.me.ID)
    return {
      id: chat.id,
      conversationKey: String(chat.id),
      type: chat.kind === 'group' ? 'GROUP' : 'ONE_TO_ONE',
      name: chat.name,
      participants: ownMembers.flatMap(({ USER_ID }) => people.get(Number(USER_ID)) ?? []),
      unreadCount: Math.max(0, chat.last - chat.seen),
      last: chat.last,
      lastAt: chat.lastAt,
      seen: Object.fromEntries(
        ownMembers.map(({ USER_ID, SEEN }) => [String(USER_ID), Number(SEEN)]),
      ),
      typing: typingMembers(otherMembers, now),
      messages: own,
      hasMore: (own[0]?.n ?? chat.last + 1) > chat.since + 1,
    }
  })
}

export const typingMembers = (members: readonly DbRow[], now: number): readonly number[] =>
  members
    .filter(
      ({ TYPING_AT }) => TYPING_AT !== null && now - Date.parse(String(TYPING_AT)) < TYPING_MS,
    )
    .map(({ USER_ID }) => Number(USER_ID))

/** Message numbers have no gaps, so a range replaces a count. */
async function lastMessages(reader: ChatReader, ids: readonly number[], most: number) {
  if (most === 0) return []
  const rows = await reader.records.db.read
    .selectFrom('_CHAT_MESSAGE as m')
    .innerJoin('_CHAT as c', 'c.ID', 'm.CHAT_ID')
    .selectAll('m')
    .where('m.CHAT_ID', 'in', ids)
    .where(eb => eb('m.N', '>', eb('c.LAST', '-', most)))
    .orderBy('m.CHAT_ID')
    .orderBy('m.N')
    .execute()
  return shownMessages(reader, rows)
}
