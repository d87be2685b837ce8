import * as routes from '../../contracts/kanban'
import { call } from '../../providers/dataProvider/call'
import type { Http } from '../../providers/http/http'
import { boardIn, cardIn } from './boardIn'

/** Calls of the board beyond the resource API. */
export const kanbanCalls = (http: Http) => ({
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
