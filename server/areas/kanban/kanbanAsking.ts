import type { Asking } from '../../records/context'

/** Who asks, for one of the two resources a board is made of. */
export interface KanbanAsking {
  readonly columns: Asking
  readonly cards: Asking
}

export const COLUMNS = 'kanban-columns'
export const CARDS = 'kanban-cards'

export const kanbanAsking = (asked: Omit<Asking, 'resource'>): KanbanAsking => {
  const of = (name: string): Asking => ({ ...asked, resource: asked.records.catalogue.get(name) })
  return { columns: of(COLUMNS), cards: of(CARDS) }
}
