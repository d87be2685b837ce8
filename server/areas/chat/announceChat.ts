import type { ChatView } from '../../../src/contracts/chat'
import type { Db, DbRow } from '../../db/db'
import { typingMembers } from './conversations'
import { toMessages } from './messages'

/** Number of last messages sent; clients request earlier ones. */
const LATEST = 5

/** Conversation as sent on the stream to a participant; undefined for others. */
export type ChatRecipient = (userId: number) => ChatView | undefined

/** Current state of a conversation, read once for all participants. */
export async function announceToMembers(db: Db, now: Date, id: number): Promise<ChatRecipient> {
  const [chat, members, latest] = await Promise.all([
    db.read.selectFrom('_CHAT').selectAll().where('ID', '=', id).executeTakeFirst(),
    readMembers(db, id),
    latestWords(db, id),
  ])
  if (!chat) return () => undefined
  const view = {
    name: chat.NAME === null ? null : String(chat.NAME),
    last: Number(chat.LAST),
    lastAt: String(chat.LAST_AT),
    seen: Object.fromEntries(members.map(({ USER_ID, SEEN }) => [String(USER_ID), Number(SEEN)])),
  }
  const typing = typingMembers(members, now.getTime())
  const since = new Map(members.map(({ USER_ID, SINCE }) => [Number(USER_ID), Number(SINCE)]))
  return userId => {
    const from = since.get(userId)
    if (from === undefined) return undefined
    const messages = latest.filter(({ n }) => n > from)
    return { ...view, typing: typing.filter(each => each !== userId), messages }
  }
}

const readMembers = (db: Db, id: number) =>
  db.read
    .selectFrom('_CHAT_MEMBER')
    .selectAll()
    .where('CHAT_ID', '=', id)
    .where('LEFT_AT', 'is', null)
    .execute()

/** Last messages after the latest with a file or card, which differ by reader. */
async function latestWords(db: Db, id: number) {
  const rows = await db.read
    .selectFrom('_CHAT_MESSAGE')
    .selectAll()
    .where('CHAT_ID', '=', id)
    .orderBy('N', 'desc')
    .limit(LATEST)
    .execute()
  const end = rows.findIndex(({ FILES, CARD }: DbRow) => FILES !== null || CARD !== null)
  return toMessages((end < 0 ? rows : rows.slice(0, end)).toReversed())
}
