import type { SafeStorage } from '../../providers/storage'
import type { Move } from './board'

const isMove = (value: unknown): value is Move => {
  const { cardId, columnId, afterId, key } = (value ?? {}) as Partial<Record<keyof Move, unknown>>
  const isPlace = afterId === null || Number.isSafeInteger(afterId)
  return (
    Number.isSafeInteger(cardId) &&
    Number.isSafeInteger(columnId) &&
    isPlace &&
    typeof key === 'string'
  )
}

/** Moves that the server does not know yet; they outlive the page (product.md 4). */
export function pendingMoves(storage: SafeStorage, name: string) {
  const read = (): readonly Move[] => {
    try {
      const kept: unknown = JSON.parse(storage.get(name) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isMove) : []
    } catch {
      // Something else wrote there: there is nothing to be sent.
      return []
    }
  }
  const write = (moves: readonly Move[]) =>
    moves.length === 0 ? storage.remove(name) : storage.set(name, JSON.stringify(moves))
  return {
    read,
    /** A card that is moved again before it was sent goes straight to where it is meant to be. */
    add: (move: Move) => write([...read().filter(({ cardId }) => cardId !== move.cardId), move]),
    remove: (key: string) => write(read().filter(move => move.key !== key)),
  }
}
