import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useEvent, useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useTitleOf } from '../../fields/recordTitle'
import type { Resource } from '../../model/resource'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../useRecord'
import type { BoardPlan } from './boardOf'
import type { useDrop } from './useDrop'
import type { useLifted } from './useLifted'

interface Parts {
  readonly plan: BoardPlan
  readonly lifting: ReturnType<typeof useLifted>
  readonly dropping: ReturnType<typeof useDrop>
}

/** What happens and what is said while a card is carried. */
export function useDrags(resource: Resource, { plan, lifting, dropping }: Parts) {
  const translate = useTranslate()
  const labels = useLabels()
  const titleOf = useTitleOf()
  const rows = useRef(new Map<string, Sent>())
  const over = useRef<string>(undefined)
  const say = ({ announce }: ResponderProvided, what: string, { draggableId }: DragStart) => {
    const row = rows.current.get(draggableId)
    const name = row ? titleOf(resource, row) : draggableId
    return (places: { from?: string; to?: string }) =>
      announce(translate(`app.board.${what}`, { name, ...places }))
  }
  const wordOf = (droppableId: string) => labels.text(plan.flow.states[Number(droppableId)]?.label)

  /** Cards are carried by their ids; this knows whose they are. */
  const remember = useEvent((seen: readonly Sent[]) => {
    for (const row of seen) rows.current.set(String(row.id), row)
  })
  return {
    remember,
    /** The column a card carried by the keyboard is over. */
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
