import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createStore, get, set } from 'idb-keyval'
import { type HttpError, useEvent } from 'ra-core'
import { useEffect, useMemo } from 'react'
import type { KanbanBoard, KanbanBoardCard } from '../../contracts/kanban'
import { useBackend, useLive, useMe } from '../../providers/backend/backendContext'
import type { CardMove } from '../../providers/kanban/moves'
import type { LiveChange } from '../../providers/live/live'
import { withCard, withMoves } from './board'
import { kanbanCalls } from './kanbanCalls'
import { useMoves } from './useMoves'

const KEY = ['kanban', 'board']
/** Up to this many changed cards are loaded individually. */
const FEW = 5

/** Board with pending moves and live changes. */
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
  const query = useQuery<KanbanBoard>({ queryKey: KEY, queryFn: read })
  const refresh = useEvent(() => client.invalidateQueries({ queryKey: KEY }))
  const take = useEvent((id: number, card: KanbanBoardCard | undefined) => {
    const next = (board: KanbanBoard | undefined) => board && withCard(board, id, card)
    client.setQueryData<KanbanBoard>(KEY, next)
    const board = client.getQueryData<KanbanBoard>(KEY)
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
  readonly take: (id: number, card: KanbanBoardCard | undefined) => void
  readonly refresh: () => Promise<void>
}

/** Applies included cards or loads changed ones; column changes and bulk changes reload the board. */
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
      else take(Number(id), (now as KanbanBoardCard | null) ?? undefined)
    }
    return undefined
  })
  useEffect(
    () => connection.subscribe(() => void (connection.view() === 'fine' && refresh())),
    [connection, refresh],
  )
}

const isCard = ({ resource, id }: LiveChange) => resource === 'kanban-cards' && id !== undefined

const store = () => createStore('mostrador-boards', 'boards')

/** Stored board for offline use, if available. */
const readKept = (name: string): Promise<KanbanBoard | undefined> =>
  quietly(() => get<KanbanBoard>(name, store()))

const keep = (name: string, board: KanbanBoard): Promise<unknown> =>
  quietly(() => set(name, board, store()))

/** Opening the database throws where storage is unavailable. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
