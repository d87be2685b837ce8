import { type HttpError, useEvent, useNotify } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useBackend } from '../../providers/backendContext'
import type { Card, Move } from './board'
import type { KanbanCalls } from './kanbanCalls'
import { pendingMoves } from './pendingMoves'

const AGAIN_MS = 5000

interface Sending {
  readonly name: string
  readonly calls: KanbanCalls
  readonly take: (id: number, card: Card | undefined) => void
  readonly refresh: () => Promise<void>
}

/** Moves are made here at once and sent one after another; what cannot be sent waits for the network. */
export function useMoves({ name, calls, take, refresh }: Sending) {
  const { storage, connection } = useBackend()
  const notify = useNotify()
  const box = useMemo(() => pendingMoves(storage, name), [storage, name])
  const [moves, setMoves] = useState(box.read)
  const isSending = useRef(false)
  const done = (key: string) => {
    box.remove(key)
    setMoves(box.read())
  }
  /** Answers whether the server was there. */
  const sendOne = async (move: Move) => {
    try {
      take(move.cardId, await calls.move(move))
      done(move.key)
      return true
    } catch (thrown) {
      const { status, message: reason } = thrown as HttpError
      if (status === 0 || status === 401 || status === 503) return false
      done(move.key)
      notify('team.kanban.refused', { type: 'error', messageArgs: { reason } })
      await refresh()
      return true
    }
  }
  const send = useEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    for (let next = box.read()[0]; next; next = box.read()[0]) if (!(await sendOne(next))) break
    isSending.current = false
  })
  useEffect(() => {
    void send()
    const timer = setInterval(() => void send(), AGAIN_MS)
    const end = connection.subscribe(() => void send())
    return () => {
      clearInterval(timer)
      end()
    }
  }, [connection, send])
  const move = useEvent((wish: Omit<Move, 'key'>) => {
    box.add({ ...wish, key: crypto.randomUUID() })
    setMoves(box.read())
    void send()
  })
  return { moves, move }
}
