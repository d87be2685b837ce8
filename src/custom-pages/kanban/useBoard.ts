import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useEvent } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { useBackend, useLive, useMe } from '../../providers/backendContext'
import type { CardMove } from '../../providers/kanban/moves'
import type { LiveChange } from '../../providers/live'
import { type Board, type Card, withCard, withMoves } from './board'
import { kanbanCalls } from './kanbanCalls'
import { keep, readKept } from './keptBoard'
import { useMoves } from './useMoves'

const KEY = ['kanban', 'board']
/** So many changed cards are read one by one; of more the whole board. */
const FEW = 5

/** The board as it is, with what is moved here and not sent yet; others' changes come as they happen. */
export function useBoard() {
  const { http } = useBackend()
  const { ID, EMPRESA } = useMe()
  const client = useQueryClient()
  const calls = useMemo(() => kanbanCalls(http), [http])
  const name = `mostrador.kanban.${ID}.${EMPRESA}`
  const read = async () => {
    try {
      const board = await calls.board()
      void keep(name, board)
      return board
    } catch (error) {
      const kept = (error as HttpError).status === 0 ? await readKept(name) : undefined
      if (kept) return kept
      throw error
    }
  }
  const query = useQuery<Board>({ queryKey: KEY, queryFn: read })
  const refresh = useEvent(() => client.invalidateQueries({ queryKey: KEY }))
  const take = useEvent((id: number, card: Card | undefined) => {
    const next = (board: Board | undefined) => board && withCard(board, id, card)
    client.setQueryData<Board>(KEY, next)
    const board = client.getQueryData<Board>(KEY)
    if (board) void keep(name, board)
  })
  const { moves, move } = useMoves({ take, refresh })
  useOthers({ calls, take, refresh })
  const board = useMemo(() => query.data && withMoves(query.data, moves), [query.data, moves])
  const moveCard = useEvent((wish: CardMove) =>
    move(wish, board?.cards.find(({ id }) => id === wish.cardId)?.name ?? ''),
  )
  return { ...query, board, calls, move: moveCard, unsent: moves.length, refresh, take }
}

interface Hearing {
  readonly calls: ReturnType<typeof kanbanCalls>
  readonly take: (id: number, card: Card | undefined) => void
  readonly refresh: () => Promise<void>
}

/** Cards that changed are as it is said, or read again; after columns, or much at once, the whole board. */
function useOthers({ calls, take, refresh }: Hearing) {
  const { connection } = useBackend()
  const readAgain = (id: number) =>
    calls.card(id).then(
      card => take(id, card),
      (error: HttpError) => (error.status === 404 ? take(id, undefined) : refresh()),
    )
  useLive(news => {
    if (news === 'reset') return void refresh()
    const ours = news.filter(({ resource }) => resource.startsWith('kanban-'))
    const cards = ours.filter(isCard)
    if (cards.length < ours.length || cards.length > FEW) return void refresh()
    for (const { id, now } of cards) {
      if (now === undefined) void readAgain(Number(id))
      else take(Number(id), (now as Card | null) ?? undefined)
    }
    return undefined
  })
  useEffect(
    () => connection.subscribe(() => void (connection.view() === 'fine' && refresh())),
    [connection, refresh],
  )
}

const isCard = ({ resource, id }: LiveChange) => resource === 'kanban-cards' && id !== undefined
