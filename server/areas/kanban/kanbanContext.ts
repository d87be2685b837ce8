import { type RequestContext, requestFor } from '../../query/requestContext'

export const COLUMNS = 'kanban-columns'
export const CARDS = 'kanban-cards'

export const kanbanContext = (base: Omit<RequestContext, 'resource'>) => ({
  columns: requestFor(base, COLUMNS),
  cards: requestFor(base, CARDS),
})
export type KanbanContext = Readonly<ReturnType<typeof kanbanContext>>
