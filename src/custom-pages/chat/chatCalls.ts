import type { Attachment, Contact, Conversation, Message, Present } from '../../domain/chat/chat'
import { callsTo } from '../../providers/callsTo'
import type { Http } from '../../providers/http'
import { contactsIn, conversationIn, conversationsIn } from './chatIn'

/** What the pages of the chat ask of the server. */
export function chatCalls(http: Http) {
  const { ask, post, upload } = callsTo(http, '/api/chat')
  type One = { conversation: Conversation }
  const one = async (asked: Promise<One>) => conversationIn((await asked).conversation)
  return {
    contacts: async () =>
      contactsIn((await ask<{ contacts: readonly Contact[] }>('contacts')).contacts),
    presence: async (ids: readonly number[]) =>
      (await ask<{ presence: readonly Present[] }>(`presence?ids=${ids.join()}`)).presence,
    conversations: async () =>
      conversationsIn(
        (await ask<{ conversations: readonly Conversation[] }>('conversations')).conversations,
      ),
    conversation: (id: number) => one(ask<One>(`conversation?conversationKey=${id}`)),
    participants: async (id: number) =>
      (await ask<{ participants: readonly Contact[] }>(`participants?conversationKey=${id}`))
        .participants,
    changes: async (id: number, after: number) =>
      (await ask<One>(`changes?conversationId=${id}&after=${after}`)).conversation,
    older: (id: number, before: number, limit = 50) =>
      ask<{ messages: readonly Message[]; hasMore: boolean }>(
        `messages?conversationId=${id}&before=${before}&limit=${limit}`,
      ),
    seen: (id: number) => ask(`conversation/mark-as-seen?conversationId=${id}`),
    search: async (text: string) =>
      (await ask<{ messages: readonly Message[] }>(`search?q=${encodeURIComponent(text)}`))
        .messages,
    begin: async (participants: readonly number[], name: string, key: string) =>
      (await post<One>('conversations', { participants, name }, key)).conversation,
    change: (conversationId: number, wish: { name?: string; add?: readonly number[] }) =>
      post<One>('conversations/update', { conversationId, ...wish }),
    leave: (conversationId: number) =>
      post('conversations/update', { conversationId, leave: true }),
    typing: (conversationId: number) => post('typing', { conversationId }),
    status: (status: string) => ask('presence', { method: 'PUT', body: { status } }),
    attachment: async (id: string) =>
      (await ask<{ attachment: Attachment }>(`attachment?id=${encodeURIComponent(id)}`)).attachment,
    upload: upload<Attachment>,
  }
}
export type ChatCalls = ReturnType<typeof chatCalls>
