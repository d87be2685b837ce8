import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useEvent, useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import type { Resource } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/labels'
import type { SentRecord } from '../record/useRecord'
import type { BoardPlan } from './boardOf'
import type { useBoardDrop } from './useBoardDrop'
import type { useLifted } from './useLifted'

interface Parts {
  readonly plan: BoardPlan
  readonly lifting: ReturnType<typeof useLifted>
  readonly dropping: ReturnType<typeof useBoardDrop>
}

/** Handlers and announcements for dragging a card. */
export function useDrags(resource: Resource, { plan, lifting, dropping }: Parts) {
  const translate = useTranslate()
  const labels = useLabels()
  const titleOf = useTitleOf()
  const rows = useRef(new Map<string, SentRecord>())
  const over = useRef<string>(undefined)
  const say = ({ announce }: ResponderProvided, what: string, { draggableId }: DragStart) => {
    const row = rows.current.get(draggableId)
    const name = row ? titleOf(resource, row) : draggableId
    return (places: { from?: string; to?: string }) =>
      announce(translate(`board.${what}`, { name, ...places }))
  }
  const wordOf = (droppableId: string) => labels.text(plan.flow.states[Number(droppableId)]?.label)

  /** Cards are dragged by id; this finds their records. */
  const remember = useEvent((seen: readonly SentRecord[]) => {
    for (const row of seen) rows.current.set(String(row.id), row)
  })
  return {
    remember,
    /** The column under a card dragged by keyboard. */
    over,
    responders: {
      onDragStart: (start: DragStart, provided: ResponderProvided) => {
        const row = rows.current.get(start.draggableId)
        if (row) lifting.lift(row)
        if (start.mode === 'SNAP') over.current = start.source.droppableId
        say(provided, 'lifted', start)({ from: wordOf(start.source.droppableId) })
      },
      onDragUpdate: (update: DragUpdate, provided: ResponderProvided) => {
        const { destination } = update
        if (over.current !== undefined) over.current = destination?.droppableId ?? over.current
        if (!destination) return say(provided, 'overNothing', update)({})
        say(provided, 'over', update)({ to: wordOf(destination.droppableId) })
      },
      onDragEnd: (result: DropResult, provided: ResponderProvided) => {
        const { source, destination, draggableId } = result
        const row = rows.current.get(draggableId)
        lifting.letGo()
        over.current = undefined
        if (!row || !destination || destination.droppableId === source.droppableId) {
          return say(provided, 'putBack', result)({ from: wordOf(source.droppableId) })
        }
        say(provided, 'dropped', result)({ to: wordOf(destination.droppableId) })
        void dropping.drop(row, Number(destination.droppableId))
      },
    },
  }
}
