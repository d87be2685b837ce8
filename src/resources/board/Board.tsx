import './board.css'
import '../flow/flow.css'
import { DragDropContext } from '@hello-pangea/dnd'
import { useListContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useMe } from '../../providers/backendContext'
import type { Columns } from '../list/useColumns'
import type { PageProps } from '../resourceViews'
import { type BoardPlan, boardOf } from './boardOf'
import { Column } from './Column'
import { cardFields } from './cardFields'
import { columnsUnder } from './columnFilter'
import { Questions } from './Questions'
import { useDrags } from './useDrags'
import { useDrop } from './useDrop'
import { useLifted } from './useLifted'
import { useReach } from './useReach'

export interface BoardProps extends PageProps {
  /** The columns of the list, some of which the cards tell. */
  readonly columns: Columns
}

/** The list's records by their state; a card goes only where a move leads it. */
export function Board({ resource, columns }: BoardProps) {
  const me = useMe()
  const plan = useMemo(() => boardOf(resource, me), [resource, me])
  if (!plan) return null
  return <Lanes resource={resource} columns={columns} plan={plan} />
}

function Lanes({ resource, columns, plan }: BoardProps & { readonly plan: BoardPlan }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const lifting = useLifted(resource)
  const dropping = useDrop(resource, plan)
  const told = useMemo(() => cardFields(resource, plan, columns), [resource, plan, columns])
  const { responders, remember, over } = useDrags(resource, { plan, lifting, dropping })
  const board = useReach(over)
  return (
    <DragDropContext {...responders} dragHandleUsageInstructions={translate('app.board.howTo')}>
      <div ref={board} className={lifting.lifted ? 'b-board b-lifting' : 'b-board'}>
        {columnsUnder(plan, filterValues).map(state => (
          <Column
            key={state}
            resource={resource}
            plan={plan}
            state={state}
            told={told}
            lifted={lifting.lifted}
            travelling={dropping.travelling}
            onSeen={remember}
            onMove={dropping.move}
          />
        ))}
      </div>
      <Questions resource={resource} dropping={dropping} />
    </DragDropContext>
  )
}
