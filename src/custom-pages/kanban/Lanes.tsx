import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { fold } from '../../base/fold'
import type { KanbanBoard, KanbanBoardCard } from '../../contracts/kanban'
import { DragBoard } from '../../resources/board/DragBoard'
import { useWarm } from '../../ui/loading/useWarm'
import { LazyChoices } from '../../ui/theme/MenuButton'
import { type Filter, matches } from './board'
import { KanbanColumn } from './KanbanColumn'
import type { useBoard } from './useBoard'

/** Delay before preloading. */
const CALM_MS = 1000

interface LanesProps {
  readonly boarding: ReturnType<typeof useBoard>
  readonly board: KanbanBoard
  readonly filter: Filter
}

/** A column with the cards that match the filter. */
export interface Lane {
  readonly id: number
  readonly name: string
  readonly cards: readonly KanbanBoardCard[]
  /** Including filtered cards. */
  readonly total: number
}

/** Columns; cards are moved by mouse, touch, keyboard or menu. */
export function Lanes({ boarding, board, filter }: LanesProps) {
  const translate = useTranslate()
  const lanes = useMemo(() => buildLanes(board, filter), [board, filter])
  // Preloads the menu after the page, for offline use.
  useWarm(LazyChoices.preload, CALM_MS)
  if (lanes.length === 0) return <p className="p-nothing">{translate('team.kanban.empty')}</p>
  const laneOf = (columnId: string) => lanes.find(({ id }) => String(id) === columnId)
  const drop = (cardId: number, columnId: string, index: number) => {
    const others = laneOf(columnId)?.cards.filter(({ id }) => id !== cardId)
    const afterId = others?.[index - 1]?.id ?? null
    boarding.move({ cardId, columnId: Number(columnId), afterId })
  }
  return (
    <DragBoard
      cardName={cardId => board.cards.find(({ id }) => String(id) === cardId)?.name ?? ''}
      columnName={columnId => laneOf(columnId)?.name ?? ''}
      cardCount={columnId => laneOf(columnId)?.cards.length ?? 0}
      onDrop={(cardId, { droppableId, index }) => drop(Number(cardId), droppableId, index)}
    >
      {lanes.map((lane, at) => (
        <KanbanColumn key={lane.id} lane={lane} lanes={lanes} at={at} boarding={boarding} />
      ))}
    </DragBoard>
  )
}

function buildLanes({ columns, cards }: KanbanBoard, filter: Filter): readonly Lane[] {
  const byId = new Map(cards.map(card => [card.id, card]))
  const isShown = matches(filter, fold)
  return columns.map(({ id, name, cardIds }) => ({
    id,
    name,
    total: cardIds.length,
    cards: cardIds.flatMap(cardId => byId.get(cardId) ?? []).filter(isShown),
  }))
}
