import { instantIn, keyIn } from '../../base/readValues'
import type { KanbanBoard, KanbanBoardCard, KanbanBoardColumn } from '../../contracts/kanban'
import { partRow, partRows } from '../../providers/dataProvider/partRows'

const noCard: KanbanBoardCard = {
  ...{ id: 0, columnId: 0, position: null, name: '', description: '', assignee: [] },
  ...{ due: [null, null], labels: [], checklist: [], attachments: [], comments: [] },
  ...{ completed: false, version: 0 },
}
const noColumn: KanbanBoardColumn = { id: 0, name: '', cardIds: [] }

export function cardIn(value: unknown): KanbanBoardCard {
  const card = partRow(value, noCard)
  const [start, end] = card.due
  return {
    ...card,
    id: keyIn(card.id),
    due: [dayOfDue(start), dayOfDue(end)],
    assignee: partRows(card.assignee, noPerson),
    checklist: partRows(card.checklist, noTask),
  }
}
const noPerson = { id: 0, name: '' }
const noTask = { name: '', completed: false }

/** A day, also of a date with a time. */
const dayOfDue = (due: unknown) => instantIn(due).slice(0, 10) || null

/** Parses the board; a card without a column belongs to the one that lists it. */
export function boardIn(value: unknown): KanbanBoard {
  const parsed = partRow(value, { cards: [], columns: [], columnOrder: [] })
  const columnOrder = parsed.columnOrder.map(keyIn)
  const placeOf = ({ id }: KanbanBoardColumn) =>
    columnOrder.indexOf(id) + 1 || columnOrder.length + 1
  const columns = partRows(parsed.columns, noColumn)
    .map(({ id, name, cardIds }) => ({ id: keyIn(id), name, cardIds: cardIds.map(keyIn) }))
    .sort((a, b) => placeOf(a) - placeOf(b))
  const columnByCard = new Map(
    columns.flatMap(({ id, cardIds }) => cardIds.map(card => [card, id])),
  )
  const cards = partRows(parsed.cards, noCard)
    .map(cardIn)
    .map(card => ({
      ...card,
      columnId: keyIn(card.columnId || (columnByCard.get(card.id) ?? 0)),
    }))
  const knownIds = new Set(cards.map(({ id }) => id))
  return {
    cards,
    columns: columns.map(column => ({
      ...column,
      cardIds: column.cardIds.filter(id => knownIds.has(id)),
    })),
    columnOrder,
  }
}
