import type { RequestContext } from '../../query/requestContext'

export interface KanbanContext {
  readonly columns: RequestContext
  readonly cards: RequestContext
}

export const COLUMNS = 'kanban-columns'
export const CARDS = 'kanban-cards'

export const kanbanContext = (asked: Omit<RequestContext, 'resource'>): KanbanContext => {
  const of = (name: string): RequestContext => ({
    ...asked,
    resource: asked.records.catalogue.get(name),
  })
  return { columns: of(COLUMNS), cards: of(CARDS) }
}
