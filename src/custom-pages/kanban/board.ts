import type { CardMove } from '../../providers/kanban/moves'

/** A card as `/api/kanban/board` tells it. */
export interface Card {
  readonly id: number
  readonly columnId: number
  readonly position: number | null
  readonly name: string
  readonly description: string
  readonly assignee: readonly { readonly id: number; readonly name: string }[]
  readonly due: readonly [start: string | null, end: string | null]
  readonly labels: readonly string[]
  readonly checklist: readonly { readonly name: string; readonly completed: boolean }[]
  readonly attachments: readonly { readonly id: string }[]
  readonly comments: readonly Comment[]
  readonly completed: boolean
  readonly version: number
}
export interface Comment {
  readonly id: number
  readonly userId: number
  readonly name: string
  readonly createdAt: string
  readonly message: string
}
export interface Column {
  readonly id: number
  readonly name: string
  readonly cardIds: readonly number[]
}
export interface Board {
  readonly cards: readonly Card[]
  readonly columns: readonly Column[]
  readonly columnOrder: readonly number[]
}

/** The board as it will be once these moves are made. */
export const withMoves = (board: Board, moves: readonly CardMove[]): Board =>
  moves.reduce(moved, board)

function moved(board: Board, { cardId, columnId, afterId }: CardMove): Board {
  const isThere = board.columns.some(({ id }) => id === columnId)
  if (!isThere || !board.cards.some(({ id }) => id === cardId)) return board
  const columns = board.columns.map(column => {
    const others = column.cardIds.filter(id => id !== cardId)
    if (column.id !== columnId) return { ...column, cardIds: others }
    const after = afterId === null ? -1 : others.indexOf(afterId)
    const at = afterId !== null && after < 0 ? others.length : after + 1
    return { ...column, cardIds: others.toSpliced(at, 0, cardId) }
  })
  const cards = board.cards.map(card => (card.id === cardId ? { ...card, columnId } : card))
  return { ...board, columns, cards }
}

/** The board with this card as it is now; without it where it is gone. What is older than known changes nothing. */
export function withCard(board: Board, id: number, card: Card | undefined): Board {
  const known = board.cards.find(each => each.id === id)
  if (known && card && known.version > card.version) return board
  const others = board.cards.filter(each => each.id !== id)
  const cards = card ? [...others, card] : others
  const columns = board.columns.map(column => ({
    ...column,
    cardIds: cards
      .filter(({ columnId }) => columnId === column.id)
      .sort(inOrder)
      .map(card => card.id),
  }))
  return { ...board, cards, columns }
}

const placeOf = ({ position }: Card) => position ?? Number.POSITIVE_INFINITY
const inOrder = (a: Card, b: Card) =>
  placeOf(a) === placeOf(b) ? a.id - b.id : placeOf(a) - placeOf(b)

export interface Filter {
  readonly text: string
  readonly person: number | null
  readonly label: string | null
}

/** Whether a card is looked for; accents and case do not matter. */
export const matches =
  ({ text, person, label }: Filter, fold: (text: string) => string) =>
  (card: Card): boolean =>
    (person === null || card.assignee.some(({ id }) => id === person)) &&
    (label === null || card.labels.includes(label)) &&
    (text.trim() === '' || fold(`${card.name} ${card.description}`).includes(fold(text.trim())))
