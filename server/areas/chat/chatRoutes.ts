import { fold } from '../../../src/base/fold'
import * as routes from '../../../src/contracts/chat'
import { Refusal } from '../../base/refusal'
import { sql } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import { keepAttachment, type StoredFiles } from '../../http/attachments'
import { runOnce } from '../../http/intention'
import { readIdempotencyKey } from '../../http/preconditions'
import { routeServer, type Serve } from '../../http/serveRoute'
import type { RouteParts } from '../../http/serverBusiness'
import { recordNotFound } from '../../read/read'
import { CHAT, type ChatReader } from './chatReader'
import {
  CHAT_PAGE,
  countUnreadMessages,
  listConversations,
  readChanges,
  readConversation,
  readOlder,
} from './conversations'
import { announceChat, canOpenFile, membership, memberships } from './membership'
import { shownMessages, toChatAttachment } from './messages'
import { contacts, readPresence } from './people'
import { setStatus } from './presence'
import { preparedMessage } from './send'
import { preparedChat, preparedGroupChange } from './startChat'
import { joinTeamChat } from './teamChat'

/**
 * Messages between users: the calls of the original API (business.md#original-api), and our own. Only
 * participants read a conversation; an administrator who views the app as one of them does not.
 */
export function chatRoutes(add: AddRoute, { context, records, linkTo }: RouteParts) {
  const serve = routeServer(add, (c): ChatReader => {
    if (c.get('viewAs') !== undefined) throw new Refusal(403, 'chatIsPrivate')
    return { records, me: c.get('me'), language: c.get('language'), link: linkTo(c) }
  })
  chatReads(serve)
  chatWrites(serve)
  if (context.files) chatFiles(serve, { ...records, files: context.files })
}

function chatReads(serve: Serve<ChatReader>) {
  serve(routes.chatContacts, async reader => ({ contacts: await contacts(reader) }))
  serve(routes.chatPresence, async (reader, { query }) => ({
    presence: await readPresence(reader, query.ids.split(',').map(Number)),
  }))
  serve(routes.chatConversations, async reader => ({
    conversations: await listConversations(reader),
  }))
  serve(routes.chatConversation, async (reader, { query }) => ({
    conversation: await readConversation(reader, query.conversationKey),
  }))
  serve(routes.chatParticipants, async (reader, { query }) => ({
    participants: (await readConversation(reader, query.conversationKey)).participants,
  }))
  serve(routes.markChatSeen, async (reader, { query: { conversationId } }) => {
    await markSeen(reader, conversationId)
    return { conversationId, unreadCount: 0 }
  })
  serve(routes.chatChanges, async (reader, { query }) => ({
    conversation: await readChanges(reader, query.conversationId, query.after),
  }))
  serve(routes.olderMessages, (reader, { query: { conversationId, before, limit = CHAT_PAGE } }) =>
    readOlder(reader, { id: conversationId, before, limit }),
  )
  serve(routes.chatSearch, async (reader, { query }) => ({
    messages: await searchChats(reader, query.q),
  }))
  serve(routes.chatUnread, async reader => ({ unread: await countUnreadMessages(reader) }))
}

/** Writing messages, creating conversations, changing groups, and presence. */
function chatWrites(serve: Serve<ChatReader>) {
  serve(routes.sendChatMessage, async (reader, { body: { conversationId, ...content } }, c) => {
    const write = await preparedMessage(reader, {
      body: content.body ?? '',
      attachments: [...new Set(content.attachments)],
      card: content.card ?? null,
      key: readIdempotencyKey(c) ?? undefined,
    })
    const row = await reader.records.db.transaction(trx => write(trx, conversationId))
    const [message] = await shownMessages(reader, [row])
    if (!message) throw recordNotFound()
    return { message }
  })
  serve(routes.startChat, async (reader, { body }, c) => {
    const begin = await preparedChat(reader, body)
    const { id } = await runOnce(c, reader, { body, work: async trx => ({ id: await begin(trx) }) })
    return { conversation: await readConversation(reader, id) }
  })
  serve(routes.changeChat, async (reader, { body }) => {
    const { conversationId: id, name, add = [], leave = false } = body
    await reader.records.db.transaction(await preparedGroupChange(reader, { id, name, add, leave }))
    if (leave) return { conversationId: id }
    return { conversation: await readConversation(reader, id) }
  })
  serve(routes.openTeamChat, async (reader, { body }) => {
    const shouldJoin = body.join === true
    const id = await reader.records.db.transaction(trx => joinTeamChat(trx, reader, shouldJoin))
    return id === undefined ? {} : { conversation: await readConversation(reader, id) }
  })
  serve(routes.sendTyping, async (reader, { body }) => {
    await markTyping(reader, body.conversationId)
    return {}
  })
  serve(routes.setPresence, async ({ records: { db, clock }, me }, { body: { status } }) => {
    await setStatus(db, clock, { userId: me.ID, status })
    return { status }
  })
}

function chatFiles(serve: Serve<ChatReader>, stored: StoredFiles) {
  serve(routes.uploadChatFile, async (reader, { query: { name } }, c) => ({
    attachment: toChatAttachment(reader, await keepAttachment(stored, c, { resource: CHAT, name })),
  }))
  serve(routes.readChatFile, async (reader, { query: { id } }) => {
    const foundFiles = await stored.db.read
      .selectFrom('_FILE')
      .selectAll()
      .where(eb => eb.and({ ID: id, RESOURCE: CHAT }))
      .executeTakeFirst()
    const isOpen =
      foundFiles?.RECORD_ID &&
      (await canOpenFile(stored.db, reader.me, String(foundFiles.RECORD_ID)))
    if (!foundFiles || !isOpen) throw recordNotFound()
    return { attachment: toChatAttachment(reader, foundFiles) }
  })
}

const LEAST = 2
const MOST_TEXT = 100
const MOST = 50

/** Latest messages of the reader's conversations that contain the text, ignoring accents. */
async function searchChats(reader: ChatReader, text: string) {
  const sought = fold(text.trim())
  if (sought.length < LEAST) throw new Refusal(400, 'searchTooShort', { params: { min: LEAST } })
  if (sought.length > MOST_TEXT) throw new Refusal(400, 'badSearch')
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  const { db } = reader.records
  const rows = await memberships((db.aside ?? db).read, reader.me)
    .innerJoin('_CHAT_MESSAGE as s', 's.CHAT_ID', 'c.ID')
    .clearSelect()
    .selectAll('s')
    .whereRef('s.N', '>', 'm.SINCE')
    .where(sql<boolean>`${sql.ref('s.FOLDED')} like ${pattern} escape '\\'`)
    .orderBy('s.CREATED_AT', 'desc')
    .limit(MOST)
    .execute()
  return shownMessages(reader, rows)
}

/** Marks everything as read; announced only if that is a change. */
async function markSeen(reader: ChatReader, id: number) {
  const { records, me } = reader
  await records.db.transaction(async trx => {
    const { last, seen } = await membership(trx, me, id)
    if (seen >= last) return
    await trx
      .updateTable('_CHAT_MEMBER')
      .set({ SEEN: last })
      .where(eb => eb.and({ CHAT_ID: id, USER_ID: me.ID }))
      .where('SEEN', '<', last)
      .execute()
    await announceChat(trx, reader, id)
  })
}

/** Typing signal; browsers repeat it every few seconds. */
async function markTyping(reader: ChatReader, id: number) {
  const { records, me } = reader
  await records.db.transaction(async trx => {
    await membership(trx, me, id)
    await trx
      .updateTable('_CHAT_MEMBER')
      .set({ TYPING_AT: records.clock().toISOString() })
      .where(eb => eb.and({ CHAT_ID: id, USER_ID: me.ID }))
      .execute()
    await announceChat(trx, reader, id)
  })
}
