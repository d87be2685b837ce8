import { LinkBase, type RaRecord, useListContext } from 'ra-core'
import { ShownValue } from '../../../fields/registry/ShownValue'
import { marksOf } from '../../../model/access/highlights'
import { isEcho } from '../../../model/fields/concat'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { useLabels } from '../../../providers/backend/labels'
import { Papers } from '../../papers/papersLater'
import { useRecordPath } from '../../record/recordPath'
import { SlotPiece } from '../../slots/SlotPiece'
import type { ListColumnChoice } from '../state/useColumns'
import { LeadText } from './LeadText'
import { Marks } from './Marks'
import { leadingField } from './RowTable'
import { RowTick } from './RowTick'
import { useSelectable } from './useSelectable'

interface RowCardsProps {
  readonly columns: ListColumnChoice
}

/** On phones: a card per row with title, chip and the first other columns. */
export function RowCards({ columns }: RowCardsProps) {
  const resource = useResource()
  const selectable = useSelectable(resource)
  const { data = [] } = useListContext()
  const me = useMe()
  const pathOf = useRecordPath(resource)
  const lead = leadingField(resource, columns.shown)
  const chip = columns.shown.find(field => field.options && !field.isList)
  const picture = columns.shown.find(hasPicture)
  const others = columns.shown.filter(field => ![lead, chip, picture].includes(field))
  return (
    <ul className="r-cards">
      {data.map((record: RaRecord) => (
        <li key={record.id} data-mark={marksOf(resource, record, me)[0]?.colour}>
          <div className="r-card-head">
            {selectable && <RowTick id={record.id} />}
            {picture && <ShownValue field={picture} value={record[picture.name]} as="Cell" />}
            {lead && <Lead field={lead} record={record} path={pathOf(record)} />}
            {chip && <ShownValue field={chip} value={record[chip.name]} as="Cell" />}
          </div>
          <Marks marks={marksOf(resource, record, me)} record={record} />
          <dl>
            {others
              .filter(field => !isEcho(field, record))
              .slice(0, 5)
              .map(field => (
                <CardValue key={field.name} field={field} value={record[field.name]} />
              ))}
          </dl>
          <Papers record={record} small />
          <SlotPiece place="row" record={record} />
        </li>
      ))}
    </ul>
  )
}

/** True also for child rows with a picture. */
const hasPicture = ({ isPicture, fields = [] }: FieldModel): boolean =>
  isPicture || fields.some(hasPicture)

interface LeadProps {
  readonly field: FieldModel
  readonly record: RaRecord
  readonly path: string | undefined
}

const Lead = ({ field, record, path }: LeadProps) => {
  const title = <LeadText field={field} value={record[field.name]} id={record.id} />
  return path ? (
    <LinkBase className="r-card-lead" to={path}>
      {title}
    </LinkBase>
  ) : (
    title
  )
}

const CardValue = ({ field, value }: { readonly field: FieldModel; readonly value: unknown }) => (
  <div>
    <dt>{useLabels().field(field)}</dt>
    <dd>
      <ShownValue field={field} value={value} as="Cell" />
    </dd>
  </div>
)
