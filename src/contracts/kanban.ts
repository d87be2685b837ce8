import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  anything,
  choice,
  day,
  flag,
  instant,
  keyShape,
  list,
  number,
  object,
  orNull,
  type RouteShape,
  text,
  uuid,
} from '../model/route/shapes'

const card = object({
  id: keyShape,
  columnId: keyShape,
  /** Position in its column; null for the last. */
  position: orNull(number),
  name: text,
  description: text,
  assignee: list(object({ id: keyShape, name: text, 'photo?': text })),
  due: list(orNull(day)) as RouteShape<readonly [start: string | null, end: string | null]>,
  labels: list(text),
  checklist: list(object({ name: text, completed: flag })),
  /** Signed addresses are part of the record. */
  attachments: list(object({ id: uuid })),
  comments: list(
    object({
      id: keyShape,
      userId: keyShape,
      name: text,
      createdAt: instant,
      messageType: choice(['text']),
      message: text,
    }),
  ),
  completed: flag,
  version: keyShape,
})
const column = object({ id: keyShape, name: text, cardIds: list(keyShape) })
/** Ids are assigned by the server. */
const columnWish = object({ 'id?': anything, 'name?': text, 'cardIds?': list(keyShape) })

export const readBoard = defineRoute('GET /api/kanban/board', {
  name: 'team.board',
  original: true,
  policy: 'schema',
  right: ['kanban-cards', 'read'],
  response: object({
    board: object({ cards: list(card), columns: list(column), columnOrder: list(keyShape) }),
  }),
})

export const readCard = defineRoute('GET /api/kanban/card', {
  name: 'team.boardCard',
  policy: 'schema',
  right: ['kanban-cards', 'read'],
  query: { cardId: keyShape },
  response: object({ card }),
  refusals: [404],
})

const write = { policy: 'schema', idempotent: true, refusals: [404, 409] } as const

export const newColumn = defineRoute('POST /api/kanban/columns/new', {
  ...write,
  name: 'team.newColumn',
  original: true,
  right: ['kanban-columns', 'create'],
  body: columnWish,
  response: object({ column }),
})

export const changeColumn = defineRoute('POST /api/kanban/columns/update', {
  ...write,
  name: 'team.changeColumn',
  original: true,
  right: ['kanban-columns', 'update'],
  body: object({ columnId: keyShape, column: columnWish }),
  response: object({ column }),
})

export const deleteColumn = defineRoute('POST /api/kanban/columns/delete', {
  ...write,
  name: 'team.deleteColumn',
  original: true,
  right: ['kanban-columns', 'delete'],
  body: object({ columnId: keyShape }),
  response: object({ columnId: keyShape, cards: number }),
})

export const orderColumns = defineRoute('POST /api/kanban/columns/order', {
  ...write,
  name: 'team.orderColumns',
  right: ['kanban-columns', 'update'],
  body: object({ columnOrder: list(keyShape) }),
  response: object({ columnOrder: list(keyShape) }),
})

/** Moves relative to another card, so that moves queued offline do not undo those of others. */
export const moveCard = defineRoute('POST /api/kanban/cards/move', {
  ...write,
  name: 'team.moveCard',
  right: ['kanban-cards', 'update'],
  body: object({ cardId: keyShape, columnId: keyShape, 'afterId?': orNull(keyShape) }),
  response: object({ card }),
})

export const comment = defineRoute('POST /api/kanban/cards/comments', {
  ...write,
  name: 'team.comment',
  right: ['kanban-cards', 'update'],
  body: object({ cardId: keyShape, message: text }),
  response: object({ card }),
})

export type KanbanBoard = ResponseOf<typeof readBoard>['board']
export type KanbanBoardCard = KanbanBoard['cards'][number]
export type KanbanBoardColumn = KanbanBoard['columns'][number]
