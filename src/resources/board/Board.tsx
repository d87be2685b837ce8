import { useTexts } from '../../providers/backend/useTexts'
import './board.css'
import { useResourceView } from '../../providers/backend/useResourceView'
import '../flow/flow.css'
import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { useEvent, useListContext } from 'ra-core'
import { useMemo, useRef } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import type { Resource } from '../../model/fields/resource'
import type { ListColumnChoice } from '../list/state/useColumns'
import type { SentRecord } from '../record/useRecord'
import { BoardColumn, columnsUnder } from './BoardColumn'
import { type BoardPlan, boardOf } from './boardOf'
import { cardFields } from './cardFields'
import { Questions } from './Questions'
import { useBoardDrop } from './useBoardDrop'
import { useLifted } from './useLifted'
import { useReach } from './useReach'

export interface BoardProps {
  /** The list's columns, some of which the cards show. */
  readonly columns: ListColumnChoice
}

/** The list's records by state; a card can only be moved along a transition. */
export function Board({ columns }: BoardProps) {
  const { resource, me } = useResourceView()
  const plan = useMemo(() => boardOf(resource, me), [resource, me])
  if (!plan) return null
  return <Lanes columns={columns} plan={plan} />
}

function Lanes({ columns, plan }: BoardProps & { readonly plan: BoardPlan }) {
  const { resource, translate } = useResourceView()
  const { filterValues } = useListContext()
  const lifting = useLifted(resource)
  const dropping = useBoardDrop(resource, plan)
  const shown = useMemo(() => cardFields(resource, plan, columns), [resource, plan, columns])
  const { responders, remember, over } = useDrags(resource, { plan, lifting, dropping })
  const board = useReach(over)
  return (
    <DragDropContext {...responders} dragHandleUsageInstructions={translate('board.howTo')}>
      <div ref={board} className={lifting.lifted ? 'b-board b-lifting' : 'b-board'}>
        {columnsUnder(plan, filterValues).map(state => (
          <BoardColumn
            key={state}
            plan={plan}
            state={state}
            shown={shown}
            lifted={lifting.lifted}
            travelling={dropping.travelling}
            onSeen={remember}
            onMove={dropping.move}
          />
        ))}
      </div>
      <Questions dropping={dropping} />
    </DragDropContext>
  )
}

interface Parts {
  readonly plan: BoardPlan
  readonly lifting: ReturnType<typeof useLifted>
  readonly dropping: ReturnType<typeof useBoardDrop>
}

/** Handlers and announcements for dragging a card. */
function useDrags(resource: Resource, { plan, lifting, dropping }: Parts) {
  const { translate, labels } = useTexts()
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
