import { Draggable } from '@hello-pangea/dnd'
import { LinkBase } from 'ra-core'
import { memo } from 'react'
import { colourOf } from '../../fields/display/options'
import { ValueChip } from '../../fields/display/ValueChip'
import { useTitleOf } from '../../fields/record/recordTitle'
import { isNoneIn, ShownValue } from '../../fields/registry/ShownValue'
import { marksOf } from '../../model/access/highlights'
import { isEcho } from '../../model/fields/concat'
import type { FieldModel } from '../../model/fields/resource'
import { useViewedUser } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useLabels,
  useResourceView,
  useTexts,
} from '../../providers/backend/catalogueContext'
import { Facts } from '../../ui/primitives/Facts'
import { Row, Stack } from '../../ui/primitives/layout'
import { Marks } from '../list/rows/Marks'
import { useRecordPath } from '../record/recordPath'
import type { BoardPlan } from './boardOf'
import { CardMenu } from './CardMenu'
import { cardParts } from './cardFields'
import type { useBoardDrop } from './useBoardDrop'

/** Not a button: a button may not contain links or menus. */
const role = 'group'

interface BoardCardProps {
  readonly plan: BoardPlan
  readonly row: SentRecord
  readonly index: number
  readonly shown: readonly FieldModel[]
  readonly isTravelling: boolean
  readonly onMove: ReturnType<typeof useBoardDrop>['move']
}

/** A record as a card. The whole card can be dragged; its title is the link. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { plan, row, index, shown, isTravelling, onMove } = props
  const { resource, translate, me } = useResourceView()
  const titleOf = useTitleOf()
  const isHeld = useViewedUser() !== null
  const path = useRecordPath(resource)(row)
  const title = titleOf(resource, row)
  const named = { role, 'aria-label': title, 'aria-roledescription': translate('board.card') }
  const { chips, facts, links } = cardParts(shown)
  return (
    <Draggable draggableId={String(row.id)} index={index} isDragDisabled={isTravelling || isHeld}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <div
          ref={innerRef}
          {...draggableProps}
          {...dragHandleProps}
          {...named}
          aria-busy={isTravelling}
          className={isDragging ? 'p-box b-card b-carried' : 'p-box b-card'}
        >
          <Row justify="between" align="start">
            {path ? (
              <LinkBase className="p-lead b-title" to={path}>
                <bdi>{title}</bdi>
              </LinkBase>
            ) : (
              <bdi className="p-lead b-title">{title}</bdi>
            )}
            <CardMenu plan={plan} row={row} title={title} onMove={onMove} />
          </Row>
          <CardChips fields={chips} row={row} />
          <Marks marks={marksOf(resource, row, me)} record={row} />
          <CardFacts fields={facts} row={row} />
          <CardLinks fields={links} row={row} />
        </div>
      )}
    </Draggable>
  )
})

interface PartProps {
  readonly fields: readonly FieldModel[]
  readonly row: SentRecord
}
const those = ({ fields, row }: PartProps) =>
  fields.filter(field => !isNoneIn(field, row[field.name]) && !isEcho(field, row))

/** Values as chips, each with its field's name for screen readers. */
function CardChips(part: PartProps) {
  const { labels, language } = useTexts()
  const fields = those(part)
  if (fields.length === 0) return null
  return (
    <span className="f-chips">
      {fields.map(field => {
        const value = part.row[field.name] as string | number
        return (
          <span key={field.name} title={labels.field(field)}>
            <span className="p-hidden">{labels.field(field)}: </span>
            <ValueChip colour={colourOf(field, value)}>{field.print(value, language)}</ValueChip>
          </span>
        )
      })}
    </span>
  )
}

function CardFacts(part: PartProps) {
  const labels = useLabels()
  return (
    <Facts
      lines
      facts={those(part).map(field => ({
        label: labels.field(field),
        value: (
          <bdi>
            <ShownValue field={field} value={part.row[field.name]} as="Cell" />
          </bdi>
        ),
      }))}
    />
  )
}

/** Links to pass on, at the end of the card. */
function CardLinks(part: PartProps) {
  const fields = those(part)
  if (fields.length === 0) return null
  return (
    <Stack className="b-links">
      {fields.map(field => (
        <ShownValue key={field.name} field={field} value={part.row[field.name]} as="Cell" />
      ))}
    </Stack>
  )
}
