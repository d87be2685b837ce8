import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { Lane } from './Lanes'
import type { CardMove } from './moves'

/** Drag handling and its announcements. */
export function useCardDragging(lanes: readonly Lane[], move: (cardMove: CardMove) => void) {
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
