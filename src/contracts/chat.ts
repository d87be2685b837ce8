import { roles } from '../domain/accounts/roles'
import { markingRoles } from '../domain/attendance/attendance'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  byName,
  choice,
  either,
  flag,
  instant,
  integer,
  keyShape,
  list,
  object,
  orNull,
  type RouteShape,
  text,
  uuid,
} from '../model/route/shapes'

export const statuses = ['online', 'away', 'busy'] as const

const count: RouteShape<number> = { ...integer, minimum: 0 }
const person = object({
  id: keyShape,
  name: text,
  username: text,
  avatar: orNull(text),
  address: orNull(text),
  phone: orNull(text),
  email: orNull(text),
  role: text,
  status: choice([...statuses, 'offline']),
  lastActivity: orNull(instant),
})
const attachment = object({
  id: uuid,
  name: text,
  size: integer,
  type: text,
  path: text,
  /** Thumbnail of an image. */
  preview: orNull(text),
  dateCreated: instant,
  dateModified: instant,
})
const recordKey = either(text, integer)
const message = object({
  id: text,
  conversationId: keyShape,
  /** Numbers the messages of a conversation without gaps. */
  n: keyShape,
  key: orNull(text),
  body: text,
  contentType: choice(['text', 'image']),
  attachments: list(attachment),
  /** A shared record; without title if its reader may not see it. */
  card: orNull(object({ label: text, 'resource?': text, 'id?': recordKey, 'title?': text })),
  createdAt: instant,
  senderId: keyShape,
})
const conversation = object({
  id: keyShape,
  /** The same number, named as in the original API. */
  conversationKey: text,
  type: choice(['ONE_TO_ONE', 'GROUP']),
  /** Name of a group, if set. */
  name: orNull(text),
  participants: list(person),
  unreadCount: count,
  /** Number of the last message. */
  last: count,
  lastAt: instant,
  /** Last message read by each participant. */
  seen: byName(count),
  typing: list(keyShape),
  messages: list(message),
  /** Older messages exist. */
  hasMore: flag,
})

const asMember = {
  policy: 'signedIn',
  allow: roles.filter(role => role !== 'user'),
  inCompany: true,
} as const
const ofOne = { ...asMember, refusals: [404] } as const

export const chatContacts = defineRoute('GET /api/chat/contacts', {
  ...asMember,
  name: 'chat.contacts',
  original: true,
  response: object({ contacts: list(person) }),
})

/** Presence of up to a hundred users, `1,2,3`, as far as visible. */
export const chatPresence = defineRoute('GET /api/chat/presence', {
  ...asMember,
  name: 'chat.presenceOf',
  query: { ids: { ...text, pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' } },
  response: object({
    presence: list(
      object({
        id: keyShape,
        status: choice([...statuses, 'offline']),
        lastActivity: orNull(instant),
      }),
    ),
  }),
})

export const setPresence = defineRoute('PUT /api/chat/presence', {
  ...asMember,
  name: 'chat.presence',
  body: object({ status: choice(statuses) }),
  response: object({ status: choice(statuses) }),
})

export const chatConversations = defineRoute('GET /api/chat/conversations', {
  ...asMember,
  name: 'chat.conversations',
  original: true,
  response: object({ conversations: list(conversation) }),
})

export const chatConversation = defineRoute('GET /api/chat/conversation', {
  ...ofOne,
  name: 'chat.conversation',
  original: true,
  query: { conversationKey: keyShape },
  response: object({ conversation }),
})

export const chatParticipants = defineRoute('GET /api/chat/participants', {
  ...ofOne,
  name: 'chat.participants',
  original: true,
  query: { conversationKey: keyShape },
  response: object({ participants: list(person) }),
})

export const markChatSeen = defineRoute('GET /api/chat/conversation/mark-as-seen', {
  ...ofOne,
  name: 'chat.markSeen',
  original: true,
  query: { conversationId: keyShape },
  response: object({ conversationId: keyShape, unreadCount: count }),
})

export const chatChanges = defineRoute('GET /api/chat/changes', {
  ...ofOne,
  name: 'chat.chatChanges',
  query: { conversationId: keyShape, after: count },
  response: object({ conversation }),
})

/** A page of messages before a number, at most 200. Default: 50. */
export const olderMessages = defineRoute('GET /api/chat/messages', {
  ...ofOne,
  name: 'chat.olderMessages',
  query: { conversationId: keyShape, before: count, 'limit?': count },
  response: object({ messages: list(message), hasMore: flag }),
})

export const sendChatMessage = defineRoute('POST /api/chat/messages', {
  ...ofOne,
  name: 'chat.sendMessage',
  idempotent: true,
  body: object({
    conversationId: keyShape,
    'body?': text,
    'attachments?': list(text),
    'card?': orNull(object({ resource: text, id: recordKey })),
  }),
  response: object({ message }),
})

export const chatSearch = defineRoute('GET /api/chat/search', {
  ...asMember,
  name: 'chat.searchChats',
  query: { q: text },
  response: object({ messages: list(message) }),
})

export const chatUnread = defineRoute('GET /api/chat/unread', {
  ...asMember,
  name: 'chat.chatUnread',
  response: object({ unread: count }),
})

export const startChat = defineRoute('POST /api/chat/conversations', {
  ...asMember,
  name: 'chat.startChat',
  idempotent: true,
  body: object({ participants: list(keyShape), 'name?': text }),
  response: object({ conversation }),
})

export const changeChat = defineRoute('POST /api/chat/conversations/update', {
  ...ofOne,
  name: 'chat.changeChat',
  body: object({ conversationId: keyShape, 'name?': text, 'add?': list(keyShape), 'leave?': flag }),
  response: object({ 'conversation?': conversation, 'conversationId?': keyShape }),
})

/** Team conversation of a company, for tracked users; `join` returns to it after leaving. */
export const openTeamChat = defineRoute('POST /api/chat/conversations/team', {
  ...asMember,
  name: 'chat.teamChat',
  allow: markingRoles,
  body: object({ 'join?': flag }),
  response: object({ 'conversation?': conversation }),
})

export const sendTyping = defineRoute('POST /api/chat/typing', {
  ...ofOne,
  name: 'chat.typing',
  body: object({ conversationId: keyShape }),
  response: object({}),
})

export const uploadChatFile = defineRoute('POST /api/chat/attachments', {
  ...asMember,
  name: 'chat.chatUpload',
  query: { name: text },
  upload: true,
  response: object({ attachment }),
})

export const readChatFile = defineRoute('GET /api/chat/attachment', {
  ...ofOne,
  name: 'chat.chatFile',
  query: { id: text },
  response: object({ attachment }),
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
