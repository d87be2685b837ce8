import type { KanbanBoard, KanbanBoardCard } from '../../contracts/kanban'
import type { CardMove } from './moves'

/** Board with pending moves applied. */
export const withMoves = (board: KanbanBoard, moves: readonly CardMove[]): KanbanBoard =>
  moves.reduce(moved, board)

function moved(board: KanbanBoard, { cardId, columnId, afterId }: CardMove): KanbanBoard {
  const isThere = board.columns.some(({ id }) => id === columnId)
  if (!isThere || !board.cards.some(({ id }) => id === cardId)) return board
  const columns = board.columns.map(column => {
    const otherCards = column.cardIds.filter(id => id !== cardId)
    if (column.id !== columnId) return { ...column, cardIds: otherCards }
    const after = afterId === null ? -1 : otherCards.indexOf(afterId)
    const at = afterId !== null && after < 0 ? otherCards.length : after + 1
    return { ...column, cardIds: otherCards.toSpliced(at, 0, cardId) }
  })
  const cards = board.cards.map(card => (card.id === cardId ? { ...card, columnId } : card))
  return { ...board, columns, cards }
}

/** Board with an updated card, or without a deleted one; ignores outdated versions. */
export function withCard(
  board: KanbanBoard,
  id: number,
  card: KanbanBoardCard | undefined,
): KanbanBoard {
  const existing = board.cards.find(each => each.id === id)
  if (existing && card && existing.version > card.version) return board
  const otherCards = board.cards.filter(each => each.id !== id)
  const cards = card ? [...otherCards, card] : otherCards
  const columns = board.columns.map(column => ({
    ...column,
    cardIds: cards
      .filter(({ columnId }) => columnId === column.id)
      .sort(inOrder)
      .map(card => card.id),
  }))
  return { ...board, cards, columns }
}

const getPlace = ({ position }: KanbanBoardCard) => position ?? Number.POSITIVE_INFINITY
const inOrder = (a: KanbanBoardCard, b: KanbanBoardCard) =>
  getPlace(a) === getPlace(b) ? a.id - b.id : getPlace(a) - getPlace(b)

export interface Filter {
  readonly text: string
  readonly person: number | null
  readonly label: string | null
}

/** Filter of cards that ignores accents and case. */
export const matches =
  ({ text, person, label }: Filter, fold: (text: string) => string) =>
  (card: KanbanBoardCard): boolean =>
    (person === null || card.assignee.some(({ id }) => id === person)) &&
    (label === null || card.labels.includes(label)) &&
    (text.trim() === '' || fold(`${card.name} ${card.description}`).includes(fold(text.trim())))
