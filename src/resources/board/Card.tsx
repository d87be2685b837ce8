import { Draggable } from '@hello-pangea/dnd'
import { LinkBase, useTranslate } from 'ra-core'
import { memo } from 'react'
import { useTitleOf } from '../../fields/recordTitle'
import { marksOf } from '../../model/marks'
import type { FieldModel, Resource } from '../../model/resource'
import { useLooked, useMe } from '../../providers/backendContext'
import { Marks } from '../list/Marks'
import { useRecordPath } from '../recordPath'
import type { Sent } from '../useRecord'
import type { BoardPlan } from './boardOf'
import { CardMenu } from './CardMenu'
import { CardChips, CardFacts, CardLinks } from './CardParts'
import { cardParts } from './cardFields'
import type { useDrop } from './useDrop'

/** No button, as which it would be told otherwise: that may hold no link and no menu. */
const role = 'group'

interface CardProps {
  readonly resource: Resource
  readonly plan: BoardPlan
  readonly row: Sent
  readonly index: number
  readonly told: readonly FieldModel[]
  readonly isTravelling: boolean
  readonly onMove: ReturnType<typeof useDrop>['move']
}

/** A record in short. The whole card is carried; its title leads to the record. */
export const Card = memo(function Card(props: CardProps) {
  const { resource, plan, row, index, told, isTravelling, onMove } = props
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const me = useMe()
  const isHeld = useLooked() !== null
  const path = useRecordPath(resource)(row)
  const title = titleOf(resource, row)
  const named = { role, 'aria-label': title, 'aria-roledescription': translate('app.board.card') }
  const { chips, facts, links } = cardParts(told)
  return (
    <Draggable draggableId={String(row.id)} index={index} isDragDisabled={isTravelling || isHeld}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <div
          ref={innerRef}
          {...draggableProps}
          {...dragHandleProps}
          {...named}
          aria-busy={isTravelling}
          className={isDragging ? 'b-card b-carried' : 'b-card'}
        >
          <div className="b-card-head">
            {path ? (
              <LinkBase className="b-title" to={path}>
                <bdi>{title}</bdi>
              </LinkBase>
            ) : (
              <bdi className="b-title">{title}</bdi>
            )}
            <CardMenu resource={resource} plan={plan} row={row} title={title} onMove={onMove} />
          </div>
          <CardChips fields={chips} row={row} />
          <Marks marks={marksOf(resource, row, me)} record={row} />
          <CardFacts fields={facts} row={row} />
          <CardLinks fields={links} row={row} />
        </div>
      )}
    </Draggable>
  )
})
