import type { RequestContext } from '../../query/requestContext'

export interface KanbanContext {
  readonly columns: RequestContext
  readonly cards: RequestContext
}

export const COLUMNS = 'kanban-columns'
export const CARDS = 'kanban-cards'

export const kanbanContext = (request: Omit<RequestContext, 'resource'>): KanbanContext => {
  const inResource = (name: string): RequestContext => ({
    ...request,
    resource: request.records.catalogue.get(name),
  })
  return { columns: inResource(COLUMNS), cards: inResource(CARDS) }
}
