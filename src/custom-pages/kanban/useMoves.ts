import { useEvent, useNotify } from 'ra-core'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useBackend } from '../../providers/backendContext'
import { type CardMove, moveKind } from '../../providers/kanban/moves'
import { isOpen } from '../../providers/sendLater/kind'
import { begun, laterOf, ownerOf } from '../../providers/sendLater/laterOf'
import type { Card } from './board'

interface Sending {
  readonly take: (id: number, card: Card | undefined) => void
  readonly refresh: () => Promise<void>
}

/** Moves are made here at once and sent one after another; one that is refused is told, and undone. */
export function useMoves({ take, refresh }: Sending) {
  const backend = useBackend()
  const notify = useNotify()
  const queue = laterOf(backend, moveKind)
  const all = useSyncExternalStore(queue.subscribe, queue.list)
  useEffect(
    () => queue.onDone(({ cardId }, body) => take(cardId, (body as { card: Card }).card)),
    [queue, take],
  )
  useEffect(() => {
    const refused = all.filter(move => !isOpen(move))
    for (const move of refused) {
      notify('team.kanban.refused', { type: 'error', messageArgs: { reason: move.reason } })
      void queue.drop(move)
    }
    if (refused.length > 0) void refresh()
  }, [all, queue, notify, refresh])
  return {
    moves: useMemo(() => all.filter(isOpen), [all]),
    move: useEvent((wish: CardMove, name: string) => {
      const owner = ownerOf(backend)
      if (owner !== null) void queue.add({ ...wish, ...begun(owner), name })
    }),
  }
}
