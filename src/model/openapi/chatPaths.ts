import { markingRoles } from '../../domain/attendance'
import { having, key, list, operationsOf, query, text, upload } from './areaPaths'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { sent } from './shared'

const exactly = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})

/** What people write to each other: the calls of product.md 7, and ours beside them. */
export function chatPaths({ language, me }: Telling): Record<string, JsonSchema> {
  if (me?.ROLE === 'user') return {}
  const { operation, get, post } = operationsOf('chat', language, 401, 403, 404, 422)
  const told = exactly({ conversation })
  return {
    '/api/chat/contacts': get('contacts', exactly({ contacts: list(person) })),
    '/api/chat/conversations': {
      ...get('conversations', exactly({ conversations: list(conversation) })),
      ...post('startChat', having(['participants'], { participants: list(key), name: text }), told),
    },
    '/api/chat/conversation': get('conversation', told, query('conversationKey', text)),
    '/api/chat/participants': get(
      'participants',
      exactly({ participants: list(person) }),
      query('conversationKey', text),
    ),
    '/api/chat/conversation/mark-as-seen': get(
      'markSeen',
      exactly({ conversationId: key, unreadCount: key }),
      query('conversationId', key),
    ),
    '/api/chat/changes': get('chatChanges', told, ofChat, query('after', key)),
    '/api/chat/messages': {
      ...get(
        'olderMessages',
        exactly({ messages: list(message), hasMore: { type: 'boolean' } }),
        ofChat,
        query('before', key),
        { ...query('limit', key), required: false },
      ),
      ...post('sendMessage', messageWish, exactly({ message })),
    },
    '/api/chat/search': get('searchChats', exactly({ messages: list(message) }), query('q', text)),
    '/api/chat/unread': get('chatUnread', exactly({ unread: key })),
    '/api/chat/conversations/update': post('changeChat', groupWish, having([], { conversation })),
    ...(isWorker(me?.ROLE) && {
      '/api/chat/conversations/team': post(
        'teamChat',
        having([], { join: { type: 'boolean' } }),
        having([], { conversation }),
      ),
    }),
    '/api/chat/typing': post('typing', exactly({ conversationId: key }), having([], {})),
    '/api/chat/presence': {
      ...get('presenceOf', exactly({ presence: list(present) }), query('ids', text)),
      put: operation('presence', exactly({ status }), { requestBody: sent(exactly({ status })) }),
    },
    '/api/chat/attachments': { post: operation('chatUpload', exactly({ attachment }), upload) },
    '/api/chat/attachment': get('chatFile', exactly({ attachment }), query('id', text)),
  }
}

const isWorker = (role: string | undefined) =>
  role === undefined || markingRoles.some(each => each === role)

const ofChat = query('conversationId', key)

const status: JsonSchema = { type: 'string', enum: ['online', 'away', 'busy'] }
const person = having(['id', 'name', 'status'], { id: key, name: text, status: text })
const present = having(['id', 'status', 'lastActivity'], { id: key, status: text })
const attachment = having(['id', 'name', 'size', 'type', 'path'], {
  id: text,
  name: text,
  size: key,
  type: text,
  path: text,
})
const message = having(['id', 'n', 'body', 'contentType', 'createdAt', 'senderId'], {
  id: text,
  n: key,
  body: text,
  contentType: { type: 'string', enum: ['text', 'image'] },
  attachments: list(attachment),
  createdAt: { type: 'string', format: 'date-time' },
  senderId: key,
})
const conversation = having(['id', 'conversationKey', 'type', 'participants', 'unreadCount'], {
  id: key,
  conversationKey: text,
  type: { type: 'string', enum: ['ONE_TO_ONE', 'GROUP'] },
  participants: list(person),
  unreadCount: key,
  messages: list(message),
})
const messageWish = having(['conversationId'], {
  conversationId: key,
  body: text,
  attachments: list(text),
  card: exactly({ resource: text, id: {} }),
})
const groupWish = having(['conversationId'], {
  conversationId: key,
  name: text,
  add: list(key),
  leave: { type: 'boolean' },
})
