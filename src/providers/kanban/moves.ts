import { BASE } from '../publicUrls'
import { type Entry, isEntry, type LaterKind, outcomeOf } from '../sendLater/kind'
import { isObject } from '../sessionView'

/** Where somebody meant a card to be: after another one, or first. */
export interface CardMove {
  readonly cardId: number
  readonly columnId: number
  readonly afterId: number | null
}

export interface QueuedMove extends Entry, CardMove {
  /** What the card is called. */
  readonly name: string
}

/** Moves that the server does not know yet; a card moved again goes straight to where it is meant to be (product.md 4). */
export const moveKind: LaterKind<QueuedMove> = {
  ...{ name: 'moves', database: 'mostrador-moves', prefix: 'move' },
  slot: ({ cardId }) => cardId,
  read: value => (isEntry(value) && isMove(value) ? (value as never) : undefined),
  async send(move, http) {
    const { key, cardId, columnId, afterId } = move
    const answer = await http.exchange('/api/kanban/cards/move', {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: { cardId, columnId, afterId },
    })
    return outcomeOf(move, answer)
  },
  shown: ({ name }) => ({ title: name, kind: 'move', to: `${BASE}/kanban` }),
  former: {
    name: ({ ID, EMPRESA }) => `mostrador.kanban.${ID}.${EMPRESA}`,
    read: (value, owner) =>
      isObject(value) && typeof value.key === 'string' && isMove(value)
        ? ({ ...value, owner, name: '', at: new Date().toISOString(), state: 'waiting' } as never)
        : undefined,
  },
}

const isMove = ({ cardId, columnId, afterId }: Record<string, unknown>) =>
  Number.isSafeInteger(cardId) &&
  Number.isSafeInteger(columnId) &&
  (afterId === null || Number.isSafeInteger(afterId))
