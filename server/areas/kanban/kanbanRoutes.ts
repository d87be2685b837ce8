import {
  changeColumn,
  comment,
  deleteColumn,
  moveCard,
  newColumn,
  orderColumns,
  readBoard,
  readCard,
} from '../../../src/contracts/kanban'
import { demand } from '../../access/permissions'
import type { Trx } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import { runOnce } from '../../http/intention'
import { routeServer } from '../../http/serveRoute'
import type { Records, RecordValues } from '../../query/requestContext'
import { currentRecord } from '../../write/rows/writeAnswer'
import { preparedUpdate } from '../../write/update'
import * as board from './board'
import * as columns from './columns'
import { CARDS, COLUMNS, type KanbanContext, kanbanContext } from './kanbanContext'
import * as moves from './moves'

/**
 * Team board (business.md#original-api). Columns and cards are resources; these calls change several,
 * idempotently and in one transaction.
 */
export function kanbanRoutes(add: AddRoute, records: Records) {
  if (!records.catalogue.resources.has(COLUMNS)) return
  const serve = routeServer(add, (c, { right: [name, right] = [CARDS, 'read'] }) => {
    const request = kanbanContext({ records, me: c.get('me'), language: c.get('language') })
    demand(name === CARDS ? request.cards : request.columns, right)
    return request
  })
  serve(readBoard, async request => ({ board: await board.boardView(request) }))
  serve(readCard, async (request, { query }) => ({
    card: await board.cardView(request, query.cardId),
  }))
  serve(newColumn, async (request, { body }, c) => {
    const work = async (trx: Trx) => ({ column: await columns.insertColumn(trx, request, body) })
    const { column: id } = await runOnce(c, request.columns, { body, work })
    return { column: await board.readColumn(request, id) }
  })
  serve(changeColumn, async (request, { body }, c) => {
    const { columnId: id, column } = body
    const work = (trx: Trx) => columns.updateColumn(trx, request, { ...column, id })
    await runOnce(c, request.columns, { body, work })
    return { column: await board.readColumn(request, id) }
  })
  serve(deleteColumn, (request, { body }, c) =>
    runOnce(c, request.columns, {
      body,
      work: async trx => ({
        columnId: body.columnId,
        cards: await columns.removeColumn(trx, request, body.columnId),
      }),
    }),
  )
  serve(orderColumns, async (request, { body }, c) => {
    const work = (trx: Trx) => columns.sortColumns(trx, request, body.columnOrder)
    await runOnce(c, request.columns, { body, work })
    return { columnOrder: (await board.boardView(request)).columnOrder }
  })
  serve(moveCard, async (request, { body }, c) => {
    const move = { ...body, afterId: body.afterId ?? null }
    const work = (trx: Trx) => moves.placeCard(trx, request, move)
    await runOnce(c, request.columns, { body, work, forever: true })
    return { card: await board.cardView(request, body.cardId) }
  })
  serve(comment, async (request, { body }, c) => {
    await runOnce(c, request.columns, { body, work: trx => addComment(trx, request, body) })
    return { card: await board.cardView(request, body.cardId) }
  })
}

async function addComment(
  trx: Trx,
  { cards }: KanbanContext,
  { cardId, message }: { readonly cardId: number; readonly message: string },
) {
  const { record } = await currentRecord(trx, cards, { key: cardId, version: 'now' })
  const comments = (record.COMENTARIOS ?? []) as readonly RecordValues[]
  const work = await preparedUpdate(cards, { COMENTARIOS: [...comments, { TEXTO: message }] })
  await work(trx, { key: cardId, version: 'now' })
}
