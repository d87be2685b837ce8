import './board.css'
import {
  DragDropContext,
  type DraggableLocation,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { useReach } from './useReach'

interface DragBoardProps {
  readonly cardName: (cardId: string) => string
  readonly columnName: (columnId: string) => string
  /** Number of cards of a column, where a card's place inside the column is chosen as well. */
  readonly cardCount?: (columnId: string) => number
  readonly onLift?: (cardId: string) => void
  readonly onLetGo?: () => void
  readonly onDrop: (cardId: string, to: DraggableLocation) => void
  readonly children: ReactNode
}

/** Columns whose cards are dragged by mouse, touch or keyboard; each step is announced. */
export function DragBoard(props: DragBoardProps) {
  const { cardName, columnName, cardCount, onLift, onLetGo, onDrop, children } = props
  const translate = useTranslate()
  const [isLifting, setLifting] = useState(false)
  /** The column under a card dragged by keyboard. */
  const over = useRef<string>(undefined)
  const board = useReach(over)
  const announcing =
    ({ draggableId }: DragStart, { announce }: ResponderProvided) =>
    (step: string, place: object) =>
      announce(translate(`board.${step}`, { name: cardName(draggableId), ...place }))
  const responders = {
    onDragStart: (start: DragStart, provided: ResponderProvided) => {
      const { draggableId, mode, source } = start
      setLifting(true)
      onLift?.(draggableId)
      if (mode === 'SNAP') over.current = source.droppableId
      announcing(start, provided)('lifted', { from: columnName(source.droppableId) })
    },
    onDragUpdate: (update: DragUpdate, provided: ResponderProvided) => {
      const { destination, source } = update
      const announce = announcing(update, provided)
      if (over.current !== undefined) over.current = destination?.droppableId ?? over.current
      if (!destination) return announce('overNothing', {})
      const { droppableId, index } = destination
      const to = columnName(droppableId)
      if (!cardCount) return announce('over', { to })
      const joining = droppableId === source.droppableId ? 0 : 1
      announce('overAt', { to, at: index + 1, all: cardCount(droppableId) + joining })
    },
    onDragEnd: (result: DropResult, provided: ResponderProvided) => {
      const { destination, draggableId, source } = result
      const announce = announcing(result, provided)
      setLifting(false)
      onLetGo?.()
      over.current = undefined
      const isHome = destination?.droppableId === source.droppableId
      const isSamePlace = isHome && (!cardCount || destination.index === source.index)
      if (!destination || isSamePlace)
        return announce('putBack', { from: columnName(source.droppableId) })
      announce('dropped', { to: columnName(destination.droppableId) })
      onDrop(draggableId, destination)
    },
  }
  return (
    <DragDropContext {...responders} dragHandleUsageInstructions={translate('board.howTo')}>
      <div ref={board} className={isLifting ? 'b-board b-lifting' : 'b-board'}>
        {children}
      </div>
    </DragDropContext>
  )
}
