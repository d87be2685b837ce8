import type { Outgoing } from '../../domain/chat/thread'
import { BASE } from '../publicUrls'
import { isEntry, type LaterKind, outcomeOf } from '../sendLater/kind'
import { isObject } from '../sessionView'

/** Messages of the chat leave in order, each once however often it is tried (product.md 4). */
export const messageKind: LaterKind<Outgoing> = {
  ...{ name: 'messages', database: 'mostrador-chat', prefix: 'message' },
  read: value => (isEntry(value) && isMessage(value) ? (value as never) : undefined),
  async send(message, http) {
    const { key, conversationId, body, attachments, card } = message
    const answer = await http.exchange('/api/chat/messages', {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: {
        ...{ conversationId, body, attachments: attachments.map(({ id }) => id) },
        ...(card && { card: { resource: card.resource, id: card.id } }),
      },
    })
    return outcomeOf(message, answer)
  },
  shown: ({ body, attachments, conversationId }) => ({
    title: body || attachments.map(({ name }) => name).join(', '),
    ...{ kind: 'message', to: `${BASE}/chat/${conversationId}` },
  }),
  former: {
    name: ({ ID, EMPRESA }) => `mostrador.chat.out.${ID}.${EMPRESA}`,
    read(value, owner) {
      if (!isObject(value) || typeof value.key !== 'string' || !isMessage(value)) return undefined
      const { createdAt: at, failed: reason, ...rest } = value
      const state = reason === undefined ? { state: 'waiting' } : { state: 'refused', reason }
      return { ...rest, ...state, at, owner } as never
    },
  },
}

const isMessage = ({ conversationId, body, attachments }: Record<string, unknown>) =>
  Number.isSafeInteger(conversationId) && typeof body === 'string' && Array.isArray(attachments)
