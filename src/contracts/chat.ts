import { markingRoles } from '../domain/attendance/attendance'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'
import { asMember, messageFile } from './messaging'

export const statuses = ['online', 'away', 'busy'] as const

const count: s.RouteShape<number> = { ...s.integer, minimum: 0 }
const person = s.object({
  id: s.keyShape,
  name: s.text,
  username: s.text,
  avatar: s.orNull(s.text),
  address: s.orNull(s.text),
  phone: s.orNull(s.text),
  email: s.orNull(s.text),
  role: s.text,
  status: s.choice([...statuses, 'offline']),
  lastActivity: s.orNull(s.instant),
})
const attachment = s.object({
  ...messageFile,
  /** Thumbnail of an image. */
  preview: s.orNull(s.text),
  dateCreated: s.instant,
  dateModified: s.instant,
})
const recordKey = s.either(s.text, s.integer)
const message = s.object({
  id: s.text,
  conversationId: s.keyShape,
  /** Numbers the messages of a conversation without gaps. */
  n: s.keyShape,
  key: s.orNull(s.text),
  body: s.text,
  contentType: s.choice(['text', 'image']),
  attachments: s.list(attachment),
  /** A shared record; without title if its reader may not see it. */
  card: s.orNull(
    s.object({ label: s.text, 'resource?': s.text, 'id?': recordKey, 'title?': s.text }),
  ),
  createdAt: s.instant,
  senderId: s.keyShape,
})
const conversation = s.object({
  id: s.keyShape,
  /** The same number, named as in the original API. */
  conversationKey: s.text,
  type: s.choice(['ONE_TO_ONE', 'GROUP']),
  /** Name of a group, if set. */
  name: s.orNull(s.text),
  participants: s.list(person),
  unreadCount: count,
  /** Number of the last message. */
  last: count,
  lastAt: s.instant,
  /** Last message read by each participant. */
  seen: s.byName(count),
  typing: s.list(s.keyShape),
  messages: s.list(message),
  /** Older messages exist. */
  hasMore: s.flag,
})

const ofOne = { ...asMember, refusals: [404] } as const

export const chatContacts = defineRoute('GET /api/chat/contacts', {
  ...asMember,
  name: 'chat.contacts',
  original: true,
  response: s.object({ contacts: s.list(person) }),
})

/** Presence of up to a hundred users, `1,2,3`, as far as visible. */
export const chatPresence = defineRoute('GET /api/chat/presence', {
  ...asMember,
  name: 'chat.presenceOf',
  query: { ids: { ...s.text, pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' } },
  response: s.object({
    presence: s.list(
      s.object({
        id: s.keyShape,
        status: s.choice([...statuses, 'offline']),
        lastActivity: s.orNull(s.instant),
      }),
    ),
  }),
})

export const setPresence = defineRoute('PUT /api/chat/presence', {
  ...asMember,
  name: 'chat.presence',
  body: s.object({ status: s.choice(statuses) }),
  response: s.object({ status: s.choice(statuses) }),
})

export const chatConversations = defineRoute('GET /api/chat/conversations', {
  ...asMember,
  name: 'chat.conversations',
  original: true,
  response: s.object({ conversations: s.list(conversation) }),
})

export const chatConversation = defineRoute('GET /api/chat/conversation', {
  ...ofOne,
  name: 'chat.conversation',
  original: true,
  query: { conversationKey: s.keyShape },
  response: s.object({ conversation }),
})

export const chatParticipants = defineRoute('GET /api/chat/participants', {
  ...ofOne,
  name: 'chat.participants',
  original: true,
  query: { conversationKey: s.keyShape },
  response: s.object({ participants: s.list(person) }),
})

export const markChatSeen = defineRoute('GET /api/chat/conversation/mark-as-seen', {
  ...ofOne,
  name: 'chat.markSeen',
  original: true,
  query: { conversationId: s.keyShape },
  response: s.object({ conversationId: s.keyShape, unreadCount: count }),
})

export const chatChanges = defineRoute('GET /api/chat/changes', {
  ...ofOne,
  name: 'chat.chatChanges',
  query: { conversationId: s.keyShape, after: count },
  response: s.object({ conversation }),
})

/** A page of messages before a number, at most 200. Default: 50. */
export const olderMessages = defineRoute('GET /api/chat/messages', {
  ...ofOne,
  name: 'chat.olderMessages',
  query: { conversationId: s.keyShape, before: count, 'limit?': count },
  response: s.object({ messages: s.list(message), hasMore: s.flag }),
})

export const sendChatMessage = defineRoute('POST /api/chat/messages', {
  ...ofOne,
  name: 'chat.sendMessage',
  idempotent: true,
  body: s.object({
    conversationId: s.keyShape,
    'body?': s.text,
    'attachments?': s.list(s.text),
    'card?': s.orNull(s.object({ resource: s.text, id: recordKey })),
  }),
  response: s.object({ message }),
})

export const chatSearch = defineRoute('GET /api/chat/search', {
  ...asMember,
  name: 'chat.searchChats',
  query: { q: s.text },
  response: s.object({ messages: s.list(message) }),
})

export const chatUnread = defineRoute('GET /api/chat/unread', {
  ...asMember,
  name: 'chat.chatUnread',
  response: s.object({ unread: count }),
})

export const startChat = defineRoute('POST /api/chat/conversations', {
  ...asMember,
  name: 'chat.startChat',
  idempotent: true,
  body: s.object({ participants: s.list(s.keyShape), 'name?': s.text }),
  response: s.object({ conversation }),
})

export const changeChat = defineRoute('POST /api/chat/conversations/update', {
  ...ofOne,
  name: 'chat.changeChat',
  body: s.object({
    conversationId: s.keyShape,
    'name?': s.text,
    'add?': s.list(s.keyShape),
    'leave?': s.flag,
  }),
  response: s.object({ 'conversation?': conversation, 'conversationId?': s.keyShape }),
})

/** Team conversation of a company, for tracked users; `join` returns to it after leaving. */
export const openTeamChat = defineRoute('POST /api/chat/conversations/team', {
  ...asMember,
  name: 'chat.teamChat',
  allow: markingRoles,
  body: s.object({ 'join?': s.flag }),
  response: s.object({ 'conversation?': conversation }),
})

export const sendTyping = defineRoute('POST /api/chat/typing', {
  ...ofOne,
  name: 'chat.typing',
  body: s.object({ conversationId: s.keyShape }),
  response: s.object({}),
})

export const uploadChatFile = defineRoute('POST /api/chat/attachments', {
  ...asMember,
  name: 'chat.chatUpload',
  query: { name: s.text },
  upload: true,
  response: s.object({ attachment }),
})

export const readChatFile = defineRoute('GET /api/chat/attachment', {
  ...ofOne,
  name: 'chat.chatFile',
  query: { id: s.text },
  response: s.object({ attachment }),
})

export type Conversation = ResponseOf<typeof chatConversation>['conversation']
export type Contact = Conversation['participants'][number]
export type ChatMessage = Conversation['messages'][number]
export type Attachment = ChatMessage['attachments'][number]
export type ChatCard = NonNullable<ChatMessage['card']>
export type Present = ResponseOf<typeof chatPresence>['presence'][number]

/** A conversation as sent on the live stream to a participant. */
export type ChatView = Pick<
  Conversation,
  'name' | 'last' | 'lastAt' | 'seen' | 'typing' | 'messages'
>
