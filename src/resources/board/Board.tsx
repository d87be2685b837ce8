import { useResource } from '../../providers/backend/catalogueContext'
import './board.css'
import '../flow/flow.css'
import { DragDropContext } from '@hello-pangea/dnd'
import { useListContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useMe } from '../../providers/backend/backendContext'
import type { ListColumnChoice } from '../list/state/useColumns'
import { BoardColumn } from './BoardColumn'
import { type BoardPlan, boardOf } from './boardOf'
import { cardFields } from './cardFields'
import { columnsUnder } from './columnFilter'
import { Questions } from './Questions'
import { useBoardDrop } from './useBoardDrop'
import { useDrags } from './useDrags'
import { useLifted } from './useLifted'
import { useReach } from './useReach'

export interface BoardProps {
  /** The list's columns, some of which the cards show. */
  readonly columns: ListColumnChoice
}

/** The list's records by state; a card can only be moved along a transition. */
export function Board({ columns }: BoardProps) {
  const resource = useResource()
  const me = useMe()
  const plan = useMemo(() => boardOf(resource, me), [resource, me])
  if (!plan) return null
  return <Lanes columns={columns} plan={plan} />
}

function Lanes({ columns, plan }: BoardProps & { readonly plan: BoardPlan }) {
  const resource = useResource()
  const translate = useTranslate()
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
