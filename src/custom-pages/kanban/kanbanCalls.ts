import { callsTo } from '../../providers/callsTo'
import type { Http } from '../../providers/http'
import type { Board, Card, Column } from './board'
import { boardIn, cardIn } from './boardIn'

/** What a board asks of the server beyond its records. */
export function kanbanCalls(http: Http) {
  const { ask, post } = callsTo(http, '/api/kanban')
  return {
    board: async (): Promise<Board> => boardIn((await ask<{ board: unknown }>('board')).board),
    card: async (id: number) => cardIn((await ask<{ card: unknown }>(`card?cardId=${id}`)).card),
    comment: async (cardId: number, message: string, key: string) =>
      (await post<{ card: Card }>('cards/comments', { cardId, message }, key)).card,
    newColumn: (name: string, key?: string) =>
      post<{ column: Column }>('columns/new', { name }, key),
    renameColumn: (columnId: number, name: string) =>
      post('columns/update', { columnId, column: { name } }),
    deleteColumn: (columnId: number) => post('columns/delete', { columnId }),
    orderColumns: (columnOrder: readonly number[]) => post('columns/order', { columnOrder }),
  }
}
export type KanbanCalls = ReturnType<typeof kanbanCalls>
