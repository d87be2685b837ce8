import { DragDropContext } from '@hello-pangea/dnd'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { fold } from '../../base/fold'
import type { KanbanBoard, KanbanBoardCard } from '../../contracts/kanban'
import { useReach } from '../../resources/board/useReach'
import { type Filter, matches } from './board'
import { KanbanColumn } from './KanbanColumn'
import { LazyChoices } from './parts/choicesLater'
import type { useBoard } from './useBoard'
import { useCardDragging } from './useCardDragging'

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
  const { responders, over, isCarrying } = useCardDragging(lanes, boarding.move)
  const frame = useReach(over)
  // Preloads the menu after the page, for offline use.
  useEffect(() => {
    const timer = setTimeout(
      // Opening loads it again.
      () => void LazyChoices.preload().catch(() => undefined),
      CALM_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  if (lanes.length === 0) return <p className="b-none">{translate('team.kanban.empty')}</p>
  return (
    <DragDropContext {...responders} dragHandleUsageInstructions={translate('board.howTo')}>
      <div ref={frame} className={isCarrying ? 'b-board b-lifting' : 'b-board'}>
        {lanes.map((lane, at) => (
          <KanbanColumn
            key={lane.id}
            lane={lane}
            lanes={lanes}
            at={at}
            isCarrying={isCarrying}
            boarding={boarding}
          />
        ))}
      </div>
    </DragDropContext>
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
