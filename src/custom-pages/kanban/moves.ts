import { tenantOf } from '../../base/business'
import { isObject } from '../../base/parseJson'
import { moveCard } from '../../contracts/kanban'
import { requestOf } from '../../providers/http/ask'
import { BASE } from '../../providers/navigation/publicUrls'
import { isEntry, type LaterKind, outcomeOf, type QueueEntry } from '../../providers/sendLater/kind'

/** Target position of a card: after another one, or first. */
export interface CardMove {
  readonly cardId: number
  readonly columnId: number
  readonly afterId: number | null
}

interface QueuedMove extends QueueEntry, CardMove {
  /** Title of the card. */
  readonly name: string
}

/** Card moves to send; a newer move of the same card replaces the older one. */
export const moveKind: LaterKind<QueuedMove> = {
  ...{ name: 'moves', database: 'mostrador-moves', prefix: 'move' },
  slot: ({ cardId }) => cardId,
  read: value => (isEntry(value) && isMove(value) ? (value as never) : undefined),
  async send(move, http) {
    const { key, cardId, columnId, afterId } = move
    const asked = requestOf(moveCard, { body: { cardId, columnId, afterId }, key })
    return outcomeOf(move, await http.exchange(moveCard.path, asked))
  },
  shown: ({ name }) => ({ title: name, kind: 'move', to: `${BASE}/kanban` }),
  former: {
    name: me => `mostrador.kanban.${me.ID}.${tenantOf(me)}`,
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
