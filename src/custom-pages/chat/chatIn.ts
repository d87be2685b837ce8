import type { Attachment, Contact, Conversation, Message } from '../../domain/chat/chat'
import { partRow, partRows } from '../../providers/partRows'
import { isObject } from '../../providers/sessionView'

const noContact: Contact = {
  ...{ id: 0, name: '—', avatar: null, phone: null, email: null, lastActivity: null },
  ...{ status: 'offline', role: '' },
}
const noAttachment: Attachment = {
  ...{ id: '', name: '', size: 0, type: '', path: '', preview: null },
  ...{ dateCreated: '', dateModified: '' },
}
const noMessage: Message = {
  ...{ id: '', conversationId: 0, n: 0, key: null, body: '', contentType: 'text' },
  ...{ attachments: [], card: null, createdAt: '', senderId: 0 },
}
const noConversation: Conversation = {
  ...{ id: 0, conversationKey: '', type: 'ONE_TO_ONE', name: null, participants: [] },
  ...{ unreadCount: 0, last: 0, lastAt: '', seen: {}, typing: [], messages: [], hasMore: false },
}

export const contactsIn = (value: unknown): readonly Contact[] => partRows(value, noContact)

/** Messages that carry no number are counted as they come. */
const messagesIn = (value: unknown, conversationId: number): readonly Message[] =>
  partRows(value, { ...noMessage, conversationId }).map((message, at) => ({
    ...message,
    n: message.n || at + 1,
    attachments: partRows(message.attachments, noAttachment),
  }))

export function conversationIn(value: unknown): Conversation {
  const told = partRow(value, noConversation)
  const messages = messagesIn(told.messages, told.id)
  const latest = messages.at(-1)
  return {
    ...told,
    messages,
    conversationKey: told.conversationKey || String(told.id),
    participants: contactsIn(told.participants),
    last: told.last || (latest?.n ?? 0),
    lastAt: told.lastAt || (latest?.createdAt ?? ''),
  }
}

export const conversationsIn = (value: unknown): readonly Conversation[] =>
  Array.isArray(value) ? value.filter(isObject).map(conversationIn) : []
