import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fold } from '../../base/fold'
import type { KanbanBoard, KanbanBoardCard } from '../../contracts/kanban'
import { useReach } from '../../resources/board/useReach'
import { LazyChoices } from '../../ui/theme/MenuButton'
import { type Filter, matches } from './board'
import { KanbanColumn } from './KanbanColumn'
import type { CardMove } from './moves'
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
  if (lanes.length === 0) return <p className="p-nothing">{translate('team.kanban.empty')}</p>
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

/** Drag handling and its announcements. */
function useCardDragging(lanes: readonly Lane[], move: (cardMove: CardMove) => void) {
  const translate = useTranslate()
  const [isCarrying, setCarrying] = useState(false)
  const over = useRef<string>(undefined)
  const findLane = (droppableId: string) => lanes.find(({ id }) => String(id) === droppableId)
  const getName = ({ draggableId, source }: DragStart) =>
    findLane(source.droppableId)?.cards.find(({ id }) => String(id) === draggableId)?.name ?? ''
  const announceWith =
    (start: DragStart, { announce }: ResponderProvided) =>
    (key: string, more: object) =>
      announce(translate(key, { name: getName(start), ...more }))
  const laneName = (droppableId: string) => findLane(droppableId)?.name ?? ''
  return {
    isCarrying,
    over,
    responders: {
      onDragStart: (start: DragStart, provided: ResponderProvided) => {
        setCarrying(true)
        if (start.mode === 'SNAP') over.current = start.source.droppableId
        announceWith(start, provided)('board.lifted', { from: laneName(start.source.droppableId) })
      },
      onDragUpdate: (update: DragUpdate, provided: ResponderProvided) => {
        const { destination, source } = update
        if (over.current !== undefined) over.current = destination?.droppableId ?? over.current
        const announcement = announceWith(update, provided)
        if (!destination) return announcement('board.overNothing', {})
        const isHome = destination.droppableId === source.droppableId
        const cardCount = findLane(destination.droppableId)?.cards.length ?? 0
        const place = { at: destination.index + 1, all: isHome ? cardCount : cardCount + 1 }
        announcement('team.kanban.overAt', { ...place, to: laneName(destination.droppableId) })
      },
      onDragEnd: (result: DropResult, provided: ResponderProvided) => {
        const { source, destination, draggableId } = result
        setCarrying(false)
        over.current = undefined
        const announcement = announceWith(result, provided)
        const isSame =
          destination?.droppableId === source.droppableId && destination.index === source.index
        if (!destination || isSame)
          return announcement('board.putBack', { from: laneName(source.droppableId) })
        announcement('board.dropped', { to: laneName(destination.droppableId) })
        const cardId = Number(draggableId)
        const remainingCards = findLane(destination.droppableId)?.cards.filter(
          ({ id }) => id !== cardId,
        )
        const afterId = remainingCards?.[destination.index - 1]?.id ?? null
        move({ cardId, columnId: Number(destination.droppableId), afterId })
      },
    },
  }
}
