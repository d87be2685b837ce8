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
  const parsed = partRow(value, { cards: [], columns: [], columnOrder: [] })
  const columns = partRows(parsed.columns, noColumn)
  const columnByCard = new Map(
    columns.flatMap(({ id, cardIds }) => cardIds.map(card => [card, id])),
  )
  const cards = partRows(parsed.cards, noCard).map(card => ({
    ...card,
    columnId: card.columnId || (columnByCard.get(card.id) ?? 0),
  }))
  const knownIds = new Set(cards.map(({ id }) => id))
  return {
    cards,
    columns: columns.map(column => ({
      ...column,
      cardIds: column.cardIds.filter(id => knownIds.has(id)),
    })),
    columnOrder: parsed.columnOrder,
  }
}
