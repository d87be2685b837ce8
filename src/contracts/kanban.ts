import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

const card = s.object({
  id: s.keyShape,
  columnId: s.keyShape,
  /** Position in its column; null for the last. */
  position: s.orNull(s.number),
  name: s.text,
  description: s.text,
  assignee: s.list(s.object({ id: s.keyShape, name: s.text, 'photo?': s.text })),
  due: s.list(s.orNull(s.day)) as s.RouteShape<readonly [start: string | null, end: string | null]>,
  labels: s.list(s.text),
  checklist: s.list(s.object({ name: s.text, completed: s.flag })),
  /** Signed addresses are part of the record. */
  attachments: s.list(s.object({ id: s.uuid })),
  comments: s.list(
    s.object({
      id: s.keyShape,
      userId: s.keyShape,
      name: s.text,
      createdAt: s.instant,
      messageType: s.choice(['text']),
      message: s.text,
    }),
  ),
  completed: s.flag,
  version: s.keyShape,
})
const column = s.object({ id: s.keyShape, name: s.text, cardIds: s.list(s.keyShape) })
/** Ids are assigned by the server. */
const columnWish = s.object({ 'id?': s.anything, 'name?': s.text, 'cardIds?': s.list(s.keyShape) })

export const readBoard = defineRoute('GET /api/kanban/board', {
  name: 'team.board',
  original: true,
  policy: 'schema',
  right: ['kanban-cards', 'read'],
  response: s.object({
    board: s.object({
      cards: s.list(card),
      columns: s.list(column),
      columnOrder: s.list(s.keyShape),
    }),
  }),
})

export const readCard = defineRoute('GET /api/kanban/card', {
  name: 'team.boardCard',
  policy: 'schema',
  right: ['kanban-cards', 'read'],
  query: { cardId: s.keyShape },
  response: s.object({ card }),
  refusals: [404],
})

const write = { policy: 'schema', idempotent: true, refusals: [404, 409] } as const

export const newColumn = defineRoute('POST /api/kanban/columns/new', {
  ...write,
  name: 'team.newColumn',
  original: true,
  right: ['kanban-columns', 'create'],
  body: columnWish,
  response: s.object({ column }),
})

export const changeColumn = defineRoute('POST /api/kanban/columns/update', {
  ...write,
  name: 'team.changeColumn',
  original: true,
  right: ['kanban-columns', 'update'],
  body: s.object({ columnId: s.keyShape, column: columnWish }),
  response: s.object({ column }),
})

export const deleteColumn = defineRoute('POST /api/kanban/columns/delete', {
  ...write,
  name: 'team.deleteColumn',
  original: true,
  right: ['kanban-columns', 'delete'],
  body: s.object({ columnId: s.keyShape }),
  response: s.object({ columnId: s.keyShape, cards: s.number }),
})

export const orderColumns = defineRoute('POST /api/kanban/columns/order', {
  ...write,
  name: 'team.orderColumns',
  right: ['kanban-columns', 'update'],
  body: s.object({ columnOrder: s.list(s.keyShape) }),
  response: s.object({ columnOrder: s.list(s.keyShape) }),
})

/** Moves relative to another card, so that moves queued offline do not undo those of others. */
export const moveCard = defineRoute('POST /api/kanban/cards/move', {
  ...write,
  name: 'team.moveCard',
  right: ['kanban-cards', 'update'],
  body: s.object({ cardId: s.keyShape, columnId: s.keyShape, 'afterId?': s.orNull(s.keyShape) }),
  response: s.object({ card }),
})

export const comment = defineRoute('POST /api/kanban/cards/comments', {
  ...write,
  name: 'team.comment',
  right: ['kanban-cards', 'update'],
  body: s.object({ cardId: s.keyShape, message: s.text }),
  response: s.object({ card }),
})

export type KanbanBoard = ResponseOf<typeof readBoard>['board']
export type KanbanBoardCard = KanbanBoard['cards'][number]
export type KanbanBoardColumn = KanbanBoard['columns'][number]
