import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { CardMove } from '../../providers/kanban/moves'
import type { Lane } from './Lanes'

/** Drag handling and its announcements. */
export function useCarrying(lanes: readonly Lane[], move: (wish: CardMove) => void) {
  const translate = useTranslate()
  const [isCarrying, setCarrying] = useState(false)
  const over = useRef<string>(undefined)
  const laneOf = (droppableId: string) => lanes.find(({ id }) => String(id) === droppableId)
  const nameOf = ({ draggableId, source }: DragStart) =>
    laneOf(source.droppableId)?.cards.find(({ id }) => String(id) === draggableId)?.name ?? ''
  const say =
    (start: DragStart, { announce }: ResponderProvided) =>
    (key: string, more: object) =>
      announce(translate(key, { name: nameOf(start), ...more }))
  const wordOf = (droppableId: string) => laneOf(droppableId)?.name ?? ''
  return {
    isCarrying,
    over,
    responders: {
      onDragStart: (start: DragStart, provided: ResponderProvided) => {
        setCarrying(true)
        if (start.mode === 'SNAP') over.current = start.source.droppableId
        say(start, provided)('board.lifted', { from: wordOf(start.source.droppableId) })
      },
      onDragUpdate: (update: DragUpdate, provided: ResponderProvided) => {
        const { destination, source } = update
        if (over.current !== undefined) over.current = destination?.droppableId ?? over.current
        const told = say(update, provided)
        if (!destination) return told('board.overNothing', {})
        const isHome = destination.droppableId === source.droppableId
        const others = laneOf(destination.droppableId)?.cards.length ?? 0
        const place = { at: destination.index + 1, all: isHome ? others : others + 1 }
        told('team.kanban.overAt', { ...place, to: wordOf(destination.droppableId) })
      },
      onDragEnd: (result: DropResult, provided: ResponderProvided) => {
        const { source, destination, draggableId } = result
        setCarrying(false)
        over.current = undefined
        const told = say(result, provided)
        const isSame =
          destination?.droppableId === source.droppableId && destination.index === source.index
        if (!destination || isSame)
          return told('board.putBack', { from: wordOf(source.droppableId) })
        told('board.dropped', { to: wordOf(destination.droppableId) })
        const cardId = Number(draggableId)
        const others = laneOf(destination.droppableId)?.cards.filter(({ id }) => id !== cardId)
        const afterId = others?.[destination.index - 1]?.id ?? null
        move({ cardId, columnId: Number(destination.droppableId), afterId })
      },
    },
  }
}
