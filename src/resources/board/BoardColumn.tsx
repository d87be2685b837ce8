import { Droppable } from '@hello-pangea/dnd'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useEffect, useId } from 'react'
import { ValueChip } from '../../fields/display/ValueChip'
import type { FieldModel } from '../../model/fields/resource'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { Count } from '../../ui/primitives/Chip'
import { Bone } from '../../ui/primitives/Meter'
import type { SentRecord } from '../record/useRecord'
import { BoardCard } from './BoardCard'
import type { BoardPlan } from './boardOf'
import type { Travelling, useBoardDrop } from './useBoardDrop'
import { useColumn } from './useColumn'
import type { Lifted } from './useLifted'

interface ColumnProps {
  readonly plan: BoardPlan
  readonly state: number
  /** The fields that cards show. */
  readonly shown: readonly FieldModel[]
  readonly lifted: Lifted | undefined
  readonly travelling: Travelling | undefined
  readonly onSeen: (rows: readonly SentRecord[]) => void
  readonly onMove: ReturnType<typeof useBoardDrop>['move']
}

/** The records of one state, page by page; marked as a target for the dragged card, or dimmed. */
export function BoardColumn(props: ColumnProps) {
  const resource = useResource()
  const { plan, state, shown, lifted, travelling, onSeen, onMove } = props
  const translate = useTranslate()
  const labels = useLabels()
  const id = useId()
  const column = useColumn(resource, { plan, state, travelling })
  const { rows, total, error, isPending, refetch, hasNextPage, isFetchingNextPage } = column
  useEffect(() => onSeen(rows), [onSeen, rows])
  const isSource = lifted?.row[plan.status.name] === state
  const isOpen = lifted?.targets.has(state) ?? false
  const { label, colour } = plan.flow.states[state] ?? { label: String(state), colour: 'default' }
  const mood = isSource ? ' b-home' : isOpen ? ' b-open' : ' b-closed'
  return (
    <section
      className={lifted ? `p-column b-column${mood}` : 'p-column b-column'}
      data-state={state}
      aria-labelledby={id}
    >
      <header>
        <h2 id={id} title={labels.text(label)}>
          <ValueChip colour={colour}>{labels.text(label)}</ValueChip>
        </h2>
        <Count>{total}</Count>
      </header>
      <Droppable droppableId={String(state)} isDropDisabled={!isOpen && !isSource}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <div
            ref={innerRef}
            {...droppableProps}
            className={isDraggingOver && !isSource ? 'p-column b-cards b-over' : 'p-column b-cards'}
          >
            {rows.map((row, index) => (
              <BoardCard
                key={row.id}
                plan={plan}
                row={row}
                index={index}
                shown={shown}
                isTravelling={travelling?.row.id === row.id}
                onMove={onMove}
              />
            ))}
            {placeholder}
            {isPending && <SkeletonCards />}
            {error && (
              <p className="p-nothing" role="alert">
                {translate('list.errorTitle')}{' '}
                <Button size="small" onClick={() => void refetch()}>
                  {translate('app.common.retry')}
                </Button>
              </p>
            )}
            {!isPending && !error && rows.length === 0 && (
              <p className="p-nothing">{translate('board.empty')}</p>
            )}
          </div>
        )}
      </Droppable>
      {hasNextPage && (
        <Button
          color="inherit"
          loading={isFetchingNextPage}
          onClick={() => void column.fetchNextPage()}
        >
          {translate('history.older')}
        </Button>
      )}
    </section>
  )
}

/** Placeholders for cards. */
const SkeletonCards = () => (
  <>
    <Bone height={104} />
    <Bone height={104} />
  </>
)
