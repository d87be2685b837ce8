import { CHAT, type ChatReader, companyOf } from '../areas/chat/chatReader'
import {
  countUnread,
  listConversations,
  PAGE,
  readChanges,
  readConversation,
  readOlder,
} from '../areas/chat/conversations'
import { mayOpenFile } from '../areas/chat/membership'
import { attachmentOf } from '../areas/chat/messages'
import { contacts, presenceAmong } from '../areas/chat/people'
import { searchChats } from '../areas/chat/searchChats'
import { markSeen } from '../areas/chat/seen'
import { keepUpload } from '../areas/files/upload'
import type { Records } from '../records/context'
import { notFound } from '../records/read'
import { Refusal } from '../refusal'
import type { AddRoute, Answer } from './addRoute'
import { type ChatRoute, chatWrites } from './chatWrites'
import type { AppContext, AppRequest } from './context'
import { readAtMost } from './files'
import type { LinkOf } from './linkOf'

interface Parts {
  readonly context: AppContext
  readonly records: Records
  readonly linkOf: LinkOf
}

/**
 * What people write to each other: the calls of product.md 7, and ours for what it does not give.
 * Only who takes part in a conversation reads it, an administrator who looks as them neither.
 */
export function chatRoutes(add: AddRoute, { context, records, linkOf }: Parts) {
  const path = '/api/chat'
  const readerOf = (c: AppRequest): ChatReader => ({
    records,
    me: c.get('me'),
    language: c.get('language'),
    link: linkOf(c),
  })
  const route: ChatRoute = (address, answer) => {
    const [method, rest] = address.split(' ')
    const guarded: Answer = async c => {
      if (c.get('viewAs') !== undefined) throw new Refusal(403, 'chatIsPrivate')
      const reader = readerOf(c)
      if (reader.me.ROLE === 'user') throw new Refusal(403, 'forbidden')
      companyOf(reader.me)
      return c.json((await answer(reader, c)) as object)
    }
    add(`${method} ${path}/${rest}`, 'signedIn', guarded)
  }

  chatReads(route)
  chatWrites(route)
  if (context.files) chatFiles(route, { ...records, files: context.files })
}

function chatReads(route: ChatRoute) {
  route('GET contacts', async reader => ({ contacts: await contacts(reader) }))
  route('GET presence', async (reader, c) => ({
    presence: await presenceAmong(reader, idsIn(c, 'ids')),
  }))
  route('GET conversations', async reader => ({ conversations: await listConversations(reader) }))
  route('GET conversation', async (reader, c) => ({
    conversation: await readConversation(reader, idIn(c, 'conversationKey')),
  }))
  route('GET participants', async (reader, c) => ({
    participants: (await readConversation(reader, idIn(c, 'conversationKey'))).participants,
  }))
  route('GET conversation/mark-as-seen', async (reader, c) => {
    const conversationId = idIn(c, 'conversationId')
    await markSeen(reader, conversationId)
    return { conversationId, unreadCount: 0 }
  })

  route('GET changes', async (reader, c) => ({
    conversation: await readChanges(reader, idIn(c, 'conversationId'), numberIn(c, 'after')),
  }))
  route('GET messages', (reader, c) =>
    readOlder(reader, {
      id: idIn(c, 'conversationId'),
      before: numberIn(c, 'before'),
      limit: c.req.query('limit') === undefined ? PAGE : numberIn(c, 'limit'),
    }),
  )
  route('GET search', async (reader, c) => ({
    messages: await searchChats(reader, c.req.query('q') ?? ''),
  }))
  route('GET unread', async reader => ({ unread: await countUnread(reader) }))
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Pictures and documents, as a message may carry them; plain text is a table where its name says so. */
const attached = (name: string) => {
  const text = name.endsWith('.csv') ? 'text/csv' : 'text/plain'
  const types = ['application/pdf', 'image/*', XLSX, text]
  return { kind: 'file', words: { kind: 'file', types } } as const
}

function chatFiles(route: ChatRoute, stored: Parameters<typeof keepUpload>[0]) {
  route('POST attachments', async (reader, c) => {
    const name = c.req.query('name') ?? ''
    const row = await keepUpload(stored, reader.me, {
      resource: CHAT,
      path: 'attachments',
      field: attached(name),
      name,
      read: most => readAtMost(c.req.raw, most),
    })
    return { attachment: await attachmentOf(reader, row) }
  })
  route('GET attachment', async (reader, c) => {
    const found = await stored.db.read
      .selectFrom('_FILE')
      .selectAll()
      .where('ID', '=', c.req.query('id') ?? '')
      .where('RESOURCE', '=', CHAT)
      .executeTakeFirst()
    const isOpen =
      found?.RECORD_ID && (await mayOpenFile(stored.db, reader.me, String(found.RECORD_ID)))
    if (!found || !isOpen) throw notFound()
    return { attachment: await attachmentOf(reader, found) }
  })
}

/** What names no conversation of the reader's is not found. */
function idIn(c: AppRequest, name: string): number {
  const text = c.req.query(name) ?? ''
  if (!/^\d{1,15}$/.test(text)) throw notFound()
  return Number(text)
}

/** `1,2,3`; not more than a hundred. */
function idsIn(c: AppRequest, name: string): readonly number[] {
  const text = c.req.query(name) ?? ''
  if (!/^\d{1,15}(,\d{1,15}){0,99}$/.test(text)) throw new Refusal(400, 'badRequest')
  return text.split(',').map(Number)
}

function numberIn(c: AppRequest, name: string): number {
  const text = c.req.query(name) ?? ''
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, 'badRequest')
  return Number(text)
}
