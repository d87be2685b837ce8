import { partRow, partRows } from '../../providers/partRows'
import type { Board, Card, Column } from './board'

const noCard: Card = {
  ...{ id: 0, columnId: 0, position: null, name: '', description: '', assignee: [] },
  ...{ due: [null, null], labels: [], checklist: [], attachments: [], comments: [] },
  ...{ completed: false, version: 0 },
}
const noColumn: Column = { id: 0, name: '', cardIds: [] }

export const cardIn = (value: unknown): Card => partRow(value, noCard)

/** The board as its server tells it; a card that does not say its column lies where the column says it does. */
export function boardIn(value: unknown): Board {
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
