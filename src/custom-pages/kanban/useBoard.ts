import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useEvent, useNotify } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { tenantOf } from '../../base/business'
import type { KanbanBoard, KanbanBoardCard } from '../../contracts/kanban'
import * as routes from '../../contracts/kanban'
import { useBackend, useLive, useMe } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import type { Http } from '../../providers/http/http'
import type { LiveChange } from '../../providers/live/live'
import { usePageDrawn } from '../../providers/opening/usePageDrawn'
import { isUnsent } from '../../providers/sendLater/kind'
import { useLater } from '../../providers/sendLater/laterOf'
import { indexedDbBox } from '../../providers/session/draftBox'
import { withCard, withMoves } from './board'
import { boardIn, cardIn } from './boardIn'
import { type CardMove, moveKind } from './moves'

const KEY = ['kanban', 'board']
/** Up to this many changed cards are loaded individually. */
const FEW = 5

/** Board with pending moves and live changes. */
export function useBoard() {
  const { http } = useBackend()
  const me = useMe()
  const { ID } = me
  const EMPRESA = tenantOf(me)
  const client = useQueryClient()
  const calls = useMemo(() => kanbanCalls(http), [http])
  const name = `mostrador.kanban.${ID}.${EMPRESA}`
  const read = async () => {
    try {
      const board = await calls.board()
      void cacheBoard(name, board)
      return board
    } catch (error) {
      const cached = (error as HttpError).status === 0 ? await readCachedBoard(name) : undefined
      if (cached) return cached
      throw error
    }
  }
  const query = useQuery<KanbanBoard>({ queryKey: KEY, queryFn: read })
  const refresh = useEvent(() => client.invalidateQueries({ queryKey: KEY }))
  const applyCard = useEvent((id: number, card: KanbanBoardCard | undefined) => {
    const next = (board: KanbanBoard | undefined) => board && withCard(board, id, card)
    client.setQueryData<KanbanBoard>(KEY, next)
    const board = client.getQueryData<KanbanBoard>(KEY)
    if (board) void cacheBoard(name, board)
  })
  const { moves, move } = useMoves({ applyCard, refresh })
  useLiveChanges({ calls, applyCard, refresh })
  const board = useMemo(() => query.data && withMoves(query.data, moves), [query.data, moves])
  usePageDrawn(routes.readBoard.path, board !== undefined)
  const moveCard = useEvent((cardMove: CardMove) =>
    move(cardMove, board?.cards.find(({ id }) => id === cardMove.cardId)?.name ?? ''),
  )
  return { ...query, board, calls, move: moveCard, unsent: moves.length, refresh, applyCard }
}

interface Hearing {
  readonly calls: ReturnType<typeof kanbanCalls>
  readonly applyCard: (id: number, card: KanbanBoardCard | undefined) => void
  readonly refresh: () => Promise<void>
}

/** Applies included cards or loads changed ones; column changes and bulk changes reload the board. */
function useLiveChanges({ calls, applyCard, refresh }: Hearing) {
  const { connection } = useBackend()
  const readAgain = (id: number) =>
    calls.card(id).then(
      card => applyCard(id, card),
      (error: HttpError) => (error.status === 404 ? applyCard(id, undefined) : refresh()),
    )
  useLive(news => {
    if (news === 'reset') return void refresh()
    const boardNews = news.filter(({ resource }) => resource.startsWith('kanban-'))
    const cards = boardNews.filter(isCard)
    if (cards.length < boardNews.length || cards.length > FEW) return void refresh()
    for (const { id, now } of cards) {
      if (now === undefined) void readAgain(Number(id))
      else applyCard(Number(id), (now as KanbanBoardCard | null) ?? undefined)
    }
    return undefined
  })
  useEffect(
    () => connection.subscribe(() => void (connection.view() === 'fine' && refresh())),
    [connection, refresh],
  )
}

const isCard = ({ resource, id }: LiveChange) => resource === 'kanban-cards' && id !== undefined

const box = indexedDbBox('mostrador-boards', 'boards')

/** Stored board for offline use; undefined where storage is unavailable. */
const readCachedBoard = (name: string) =>
  box.read([name]).then(
    ([board]) => board as KanbanBoard | undefined,
    () => undefined,
  )

const cacheBoard = (name: string, board: KanbanBoard) =>
  box.write(name, board).catch(() => undefined)

/** Calls of the board beyond the resource API. */
const kanbanCalls = (http: Http) => ({
  board: async () => boardIn((await call(http, routes.readBoard, {})).board),
  card: async (cardId: number) =>
    cardIn((await call(http, routes.readCard, { query: { cardId } })).card),
  comment: async (cardId: number, message: string, key: string) =>
    (await call(http, routes.comment, { body: { cardId, message }, key })).card,
  newColumn: (name: string, key?: string) => call(http, routes.newColumn, { body: { name }, key }),
  renameColumn: (columnId: number, name: string) =>
    call(http, routes.changeColumn, { body: { columnId, column: { name } } }),
  deleteColumn: (columnId: number) => call(http, routes.deleteColumn, { body: { columnId } }),
  orderColumns: (columnOrder: readonly number[]) =>
    call(http, routes.orderColumns, { body: { columnOrder } }),
})

interface Sending {
  readonly applyCard: (id: number, card: KanbanBoardCard | undefined) => void
  readonly refresh: () => Promise<void>
}

/** Applies moves at once and sends them in sequence; refused ones are undone and reported. */
function useMoves({ applyCard, refresh }: Sending) {
  const notify = useNotify()
  const { queue, entries, newHead } = useLater(moveKind, ({ cardId }, body) =>
    applyCard(cardId, (body as { card: KanbanBoardCard }).card),
  )
  useEffect(() => {
    const refused = entries.filter(move => !isUnsent(move))
    for (const move of refused) {
      notify('team.kanban.refused', { type: 'error', messageArgs: { reason: move.reason } })
      void queue.drop(move)
    }
    if (refused.length > 0) void refresh()
  }, [entries, queue, notify, refresh])
  return {
    moves: useMemo(() => entries.filter(isUnsent), [entries]),
    move: useEvent((cardMove: CardMove, name: string) => {
      const head = newHead()
      if (head) void queue.add({ ...cardMove, ...head, name })
    }),
  }
}
