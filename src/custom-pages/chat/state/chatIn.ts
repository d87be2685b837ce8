import { isObject } from '../../../base/parseJson'
import { instantIn, keyIn } from '../../../base/readValues'
import type { Attachment, ChatMessage, Contact, Conversation } from '../../../contracts/chat'
import { partRow, partRows } from '../../../providers/dataProvider/partRows'

const noContact: Contact = {
  ...{ id: 0, name: '—', username: '', avatar: null, address: null, phone: null, email: null },
  ...{ lastActivity: null, status: 'offline', role: '' },
}
const noAttachment: Attachment = {
  ...{ id: '', name: '', size: 0, type: '', path: '', preview: null },
  ...{ dateCreated: '', dateModified: '' },
}
const noMessage: ChatMessage = {
  ...{ id: '', conversationId: 0, n: 0, key: null, body: '', contentType: 'text' },
  ...{ attachments: [], card: null, createdAt: '', senderId: 0 },
}
const noConversation: Conversation = {
  ...{ id: 0, conversationKey: '', type: 'ONE_TO_ONE', name: null, participants: [] },
  ...{ unreadCount: 0, last: 0, lastAt: '', seen: {}, typing: [], messages: [], hasMore: false },
}

export const contactsIn = (value: unknown): readonly Contact[] =>
  partRows(value, noContact).map(contact => ({ ...contact, id: keyIn(contact.id) }))

/** Messages without numbers are counted. */
const messagesIn = (value: unknown, conversationId: number): readonly ChatMessage[] =>
  partRows(value, { ...noMessage, conversationId }).map((message, at) => ({
    ...message,
    n: message.n || at + 1,
    senderId: keyIn(message.senderId),
    createdAt: instantIn(message.createdAt),
    attachments: partRows(message.attachments, noAttachment),
  }))

export function conversationIn(value: unknown): Conversation {
  const view = partRow(value, noConversation)
  const id = keyIn(view.id)
  const messages = messagesIn(view.messages, id)
  const latest = messages.at(-1)
  return {
    ...view,
    id,
    messages,
    conversationKey: view.conversationKey || String(id),
    participants: contactsIn(view.participants),
    last: view.last || (latest?.n ?? 0),
    lastAt: view.lastAt || (latest?.createdAt ?? ''),
  }
}

export const conversationsIn = (value: unknown): readonly Conversation[] =>
  Array.isArray(value) ? value.filter(isObject).map(conversationIn) : []
