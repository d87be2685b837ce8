import { tenantOf } from '../../../base/business'
import { isObject } from '../../../base/parseJson'
import { sendChatMessage } from '../../../contracts/chat'
import { requestOf } from '../../../providers/http/ask'
import { BASE } from '../../../providers/navigation/publicUrls'
import { isEntry, type LaterKind, outcomeOf } from '../../../providers/sendLater/kind'
import type { MessageDraft } from './draft'

/** A chat message to send, stored on this device until the server has it. */
export interface Outgoing extends MessageDraft {
  readonly key: string
  /** Author and company: `12|ACME`. */
  readonly owner: string
  /** Time of writing by this device's clock, as an ISO instant. */
  readonly at: string
  readonly state: 'waiting' | 'sending' | 'refused'
  /** Why the server refused it. */
  readonly reason?: string
  readonly conversationId: number
}

/** Chat messages are sent in order, each once. */
export const messageKind: LaterKind<Outgoing> = {
  ...{ name: 'messages', database: 'mostrador-chat', prefix: 'message' },
  read: value => (isEntry(value) && isMessage(value) ? (value as never) : undefined),
  async send(message, http) {
    const { key, conversationId, body, attachments, card } = message
    const asked = requestOf(sendChatMessage, {
      key,
      body: {
        ...{ conversationId, body, attachments: attachments.map(({ id }) => id) },
        ...(card && { card: { resource: card.resource ?? '', id: card.id ?? '' } }),
      },
    })
    return outcomeOf(message, await http.exchange(sendChatMessage.path, asked))
  },
  shown: ({ body, attachments, conversationId }) => ({
    title: body || attachments.map(({ name }) => name).join(', '),
    ...{ kind: 'message', to: `${BASE}/chat/${conversationId}` },
  }),
  former: {
    name: me => `mostrador.chat.out.${me.ID}.${tenantOf(me)}`,
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
