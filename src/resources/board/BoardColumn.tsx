import { Droppable } from '@hello-pangea/dnd'
import Button from '@mui/material/Button'
import { keepPreviousData } from '@tanstack/react-query'
import { useInfiniteGetList, useListContext } from 'ra-core'
import { useEffect, useId, useMemo } from 'react'
import { printNumber } from '../../base/numbers'
import { ValueChip } from '../../fields/display/ValueChip'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { holds } from '../../model/rules/evaluate'
import { parseRule, type Rule } from '../../model/rules/rule'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { Count } from '../../ui/primitives/layout'
import { Bone } from '../../ui/primitives/Meter'
import { Older } from '../history/Older'
import { BoardCard } from './BoardCard'
import type { BoardPlan } from './boardOf'
import type { Travelling, useBoardDrop } from './useBoardDrop'
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
  const { resource, translate, labels } = useResourceView()
  const { plan, state, shown, lifted, travelling, onSeen, onMove } = props
  const id = useId()
  const column = useColumn(resource, { plan, state, travelling })
  const { rows, total, error, isPending, refetch } = column
  useEffect(() => onSeen(rows), [onSeen, rows])
  const isSource = lifted?.row[plan.status.name] === state
  const isOpen = lifted?.targets.has(state) ?? false
  const { label, colour } = plan.flow.states[state] ?? { label: String(state), colour: 'default' }
  const mood = isSource ? ' b-home' : isOpen ? ' b-open' : lifted ? ' b-closed' : ''
  return (
    <section className={`p-column b-column${mood}`} data-state={state} aria-labelledby={id}>
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
      <Older of={column} />
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

interface ColumnOf {
  readonly plan: BoardPlan
  readonly state: number
  readonly travelling: Travelling | undefined
}
const firstPage = { page: 1, perPage: 25 }

/** A column's rows under the list's filters and order; a moving card is shown at its target. */
function useColumn({ name }: Resource, { plan, state, travelling }: ColumnOf) {
  const { filterValues, sort } = useListContext()
  const filter = columnFilter(plan, filterValues, state)
  const query = useInfiniteGetList<SentRecord>(
    name,
    { filter, sort, pagination: firstPage, meta: listMeta },
    { placeholderData: keepPreviousData, onError: () => undefined },
  )
  const { pages } = query.data ?? {}
  const rows = useMemo(() => {
    const read = pages?.flatMap(page => page.data) ?? []
    if (!travelling) return read
    const others = read.filter(({ id }) => id !== travelling.row.id)
    return travelling.to === state ? [travelling.row, ...others] : others
  }, [pages, travelling, state])
  return { ...query, rows, total: totalOf(pages?.[0]) }
}

/** Totals above a thousand are not counted. */
function totalOf(page: { total?: number; meta?: { atLeast?: number } } | undefined): string {
  if (!page) return '…'
  return page.total === undefined
    ? `${printNumber(page.meta?.atLeast ?? 0)}+`
    : printNumber(page.total)
}

type Filter = Readonly<Record<string, unknown>>

/** The list's filters with one column's own state in place of the chosen tab. */
function columnFilter({ status }: BoardPlan, filter: Filter, state: number): Filter {
  const { tab: _tab, ...others } = filter
  return { ...others, [status.name]: state }
}

/** The columns left when the list is filtered by status. */
export function columnsUnder({ status, states }: BoardPlan, filter: Filter): readonly number[] {
  const wished = filter[status.name]
  if (wished === undefined) return states
  const condition = Array.isArray(wished) ? { in: wished } : wished
  const rule = parseRule({ [status.name]: condition } as Rule)
  return states.filter(state => holds(rule, { [status.name]: state }, {}))
}
