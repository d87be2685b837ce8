import { readBoard, readCard, readColumn } from '../areas/kanban/board'
import { changeColumn, deleteColumn, newColumn, orderColumns } from '../areas/kanban/columns'
import { addComment } from '../areas/kanban/comments'
import { COLUMNS, type KanbanAsking, kanbanAsking } from '../areas/kanban/kanbanAsking'
import { moveCard } from '../areas/kanban/moves'
import type { Trx } from '../db/db'
import { once } from '../idempotency'
import type { Records } from '../records/context'
import { demand } from '../records/forbid'
import type { AddRoute } from './addRoute'
import { bodyReader } from './bodyReader'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import { type Body, readObject } from './readJson'
import { readKey } from './readQuery'

/**
 * The team's board: the calls of product.md 7, and ours for what it does not give. Columns and cards
 * are resources like any other (`/hanadb/api/kanban-cards`); here stands what touches several at once.
 */
export function kanbanRoutes(add: AddRoute, records: Records) {
  if (!records.catalogue.resources.has(COLUMNS)) return
  const asked = (c: AppRequest) =>
    kanbanAsking({ records, me: c.get('me'), language: c.get('language') })
  add('GET /api/kanban/board', 'schema', async c => c.json({ board: await readBoard(asked(c)) }))
  add('GET /api/kanban/card', 'schema', async c => {
    const asking = asked(c)
    demand(asking.cards, 'read')
    return c.json({ card: await readCard(asking, readKey('cardId', c.req.query('cardId'))) })
  })
  for (const [name, { of, right, work, forever = false }] of Object.entries(works)) {
    add(`POST /api/kanban/${name}`, 'schema', async c => {
      const asking = asked(c)
      demand(asking[of], right)
      const body = await readObject(c)
      const intention = { ...intentionOf(c, asking.columns, body), forever }
      const done = await once(records.db, intention, async trx => ({
        status: 200,
        body: await work(trx, asking, body),
      }))
      return c.json(await toldOf(asking, done.body as Done))
    })
  }
}

/** What was done: the record to tell of, as it is afterwards. */
interface Done {
  readonly column?: number
  readonly card?: number
  readonly order?: true
}
interface Work {
  /** The right without which nothing else of the request is looked at. */
  readonly of: keyof KanbanAsking
  readonly right: 'create' | 'update' | 'delete'
  /** It may wait for days on a device, and then must not undo what others did since. */
  readonly forever?: true
  readonly work: (trx: Trx, asking: KanbanAsking, body: Body) => Promise<Done | object>
}

/** Each once per intention, wholly or not at all. */
const works: Readonly<Record<string, Work>> = {
  'columns/new': {
    of: 'columns',
    right: 'create',
    work: async (trx, asking, body) => ({
      column: await newColumn(trx, asking, columnBody(body)),
    }),
  },

  'columns/update': {
    of: 'columns',
    right: 'update',
    work: async (trx, asking, body) => {
      const { columnId, column } = bodyReader(body, ['columnId', 'column'])
      const id = columnId.key()
      await changeColumn(trx, asking, { id, ...columnBody(column.object()) })
      return { column: id }
    },
  },

  'columns/delete': {
    of: 'columns',
    right: 'delete',
    work: async (trx, asking, body) => {
      const columnId = bodyReader(body, ['columnId']).columnId.key()
      return { columnId, cards: await deleteColumn(trx, asking, columnId) }
    },
  },

  'columns/order': {
    of: 'columns',
    right: 'update',
    work: async (trx, asking, body) => {
      await orderColumns(trx, asking, bodyReader(body, ['columnOrder']).columnOrder.keys())
      return { order: true }
    },
  },

  'cards/move': {
    of: 'cards',
    right: 'update',
    forever: true,
    work: async (trx, asking, body) => {
      const { cardId, columnId, afterId } = bodyReader(body, ['cardId', 'columnId', 'afterId'])
      const move = { cardId: cardId.key(), columnId: columnId.key(), afterId: afterId.keyOrNull() }
      await moveCard(trx, asking, move)
      return { card: move.cardId }
    },
  },

  'cards/comments': {
    of: 'cards',
    right: 'update',
    work: async (trx, asking, body) => {
      const { cardId, message } = bodyReader(body, ['cardId', 'message'])
      const said = { cardId: cardId.key(), message: message.text() }
      await addComment(trx, asking, said)
      return { card: said.cardId }
    },
  },
}

/** `{ name }` or `{ id, name, cardIds }`; the server gives ids itself. */
function columnBody(body: Body) {
  const { name, cardIds } = bodyReader(body, ['id', 'name', 'cardIds'])
  return { name: name.textOrNone(), cardIds: cardIds.keysOrNone() }
}

async function toldOf(asking: KanbanAsking, done: Done) {
  if (done.column !== undefined) return { column: await readColumn(asking, done.column) }
  if (done.card !== undefined) return { card: await readCard(asking, done.card) }
  if (done.order) return { columnOrder: (await readBoard(asking)).columnOrder }
  return done
}
