import type { KanbanBoard, KanbanBoardCard, KanbanBoardColumn } from '../../contracts/kanban'
import { partRow, partRows } from '../../providers/dataProvider/partRows'

const noCard: KanbanBoardCard = {
  ...{ id: 0, columnId: 0, position: null, name: '', description: '', assignee: [] },
  ...{ due: [null, null], labels: [], checklist: [], attachments: [], comments: [] },
  ...{ completed: false, version: 0 },
}
const noColumn: KanbanBoardColumn = { id: 0, name: '', cardIds: [] }

export const cardIn = (value: unknown): KanbanBoardCard => partRow(value, noCard)

/** Parses the board; a card without a column belongs to the one that lists it. */
export function boardIn(value: unknown): KanbanBoard {
  const told = partRow(value, { cards: [], columns: [], columnOrder: [] })
  const columns = partRows(told.columns, noColumn)
  const columnOf = new Map(columns.flatMap(({ id, cardIds }) => cardIds.map(card => [card, id])))
  const cards = partRows(told.cards, noCard).map(card => ({
    ...card,
    columnId: card.columnId || (columnOf.get(card.id) ?? 0),
  }))
  const known = new Set(cards.map(({ id }) => id))
  return {
    cards,
    columns: columns.map(column => ({
      ...column,
      cardIds: column.cardIds.filter(id => known.has(id)),
    })),
    columnOrder: told.columnOrder,
  }
}
