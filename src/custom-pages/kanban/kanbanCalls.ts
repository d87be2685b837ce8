import { httpErrorOf } from '../../providers/dataProvider/httpError'
import type { Http } from '../../providers/http'
import type { Board, Card, Column } from './board'

const PATH = '/api/kanban'

/** What a board asks of the server beyond its records. */
export function kanbanCalls(http: Http) {
  const ask = async <T>(path: string, body?: object, key?: string): Promise<T> => {
    const headers = key ? { 'Idempotency-Key': key } : {}
    const request = body ? { method: 'POST', body, headers } : {}
    const answer = await http.exchange(`${PATH}/${path}`, request)
    if (!answer.ok) throw httpErrorOf(answer)
    return answer.body as T
  }
  return {
    board: async () => (await ask<{ board: Board }>('board')).board,
    card: async (id: number) => (await ask<{ card: Card }>(`card?cardId=${id}`)).card,
    comment: async (cardId: number, message: string, key: string) =>
      (await ask<{ card: Card }>('cards/comments', { cardId, message }, key)).card,
    newColumn: (name: string) =>
      ask<{ column: Column }>('columns/new', { name }, crypto.randomUUID()),
    renameColumn: (columnId: number, name: string) =>
      ask('columns/update', { columnId, column: { name } }),
    deleteColumn: (columnId: number) => ask('columns/delete', { columnId }),
    orderColumns: (columnOrder: readonly number[]) => ask('columns/order', { columnOrder }),
  }
}
export type KanbanCalls = ReturnType<typeof kanbanCalls>
