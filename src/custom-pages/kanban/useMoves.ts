import { useEvent, useNotify } from 'ra-core'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { KanbanBoardCard } from '../../contracts/kanban'
import { useBackend } from '../../providers/backend/backendContext'
import { isUnsent } from '../../providers/sendLater/kind'
import { laterOf, newEntryHead, ownerOf } from '../../providers/sendLater/laterOf'
import { type CardMove, moveKind } from './moves'

interface Sending {
  readonly applyCard: (id: number, card: KanbanBoardCard | undefined) => void
  readonly refresh: () => Promise<void>
}

/** Applies moves at once and sends them in sequence; refused ones are undone and reported. */
export function useMoves({ applyCard, refresh }: Sending) {
  const backend = useBackend()
  const notify = useNotify()
  const queue = laterOf(backend, moveKind)
  const all = useSyncExternalStore(queue.subscribe, queue.list)
  useEffect(
    () =>
      queue.onDone(({ cardId }, body) =>
        applyCard(cardId, (body as { card: KanbanBoardCard }).card),
      ),
    [queue, applyCard],
  )
  useEffect(() => {
    const refused = all.filter(move => !isUnsent(move))
    for (const move of refused) {
      notify('team.kanban.refused', { type: 'error', messageArgs: { reason: move.reason } })
      void queue.drop(move)
    }
    if (refused.length > 0) void refresh()
  }, [all, queue, notify, refresh])
  return {
    moves: useMemo(() => all.filter(isUnsent), [all]),
    move: useEvent((cardMove: CardMove, name: string) => {
      const owner = ownerOf(backend)
      if (owner !== null) void queue.add({ ...cardMove, ...newEntryHead(owner), name })
    }),
  }
}
