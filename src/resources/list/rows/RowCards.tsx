import { type RaRecord, useListContext } from 'ra-core'
import { Fragment } from 'react'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { isEmptyCell, isNone, ShownValue } from '../../../fields/registry/ShownValue'
import { marksOf } from '../../../model/access/highlights'
import { isEcho } from '../../../model/fields/concat'
import type { FieldModel } from '../../../model/fields/resource'
import { useLabels, useResourceView } from '../../../providers/backend/catalogueContext'
import { MaybeLink } from '../../../ui/controls/MaybeLink'
import { RecordDocuments } from '../../documents/documentsLater'
import { useRecordPath } from '../../record/recordPath'
import { SlotPiece } from '../../slots/SlotPiece'
import { RowMenuButton } from '../menus/RowMenuButton'
import type { ListColumnChoice } from '../state/useColumns'
import { useGroups } from '../state/useGroups'
import { GroupTitle } from './GroupHead'
import { Marks } from './Marks'
import { LeadText, pictureOf, RowMark } from './RowIdentity'
import { leadingField } from './RowTable'
import { RowTick, useSelectable } from './RowTick'
import { RowValue } from './RowValue'

export interface RowCardsProps {
  readonly columns: ListColumnChoice
  /** Where a card leads. @default to its record */
  readonly pathOf?: (record: RaRecord) => string | undefined
  /** The card that is open beside the others. */
  readonly current?: RaRecord['id'] | undefined
}

/** Values below the name that fit into two lines. */
const MOST = 3

/** On phones: picture, name and chip of a row, and its first other values below, an amount among them. */
export function RowCards({ columns, pathOf: ownPathOf, current }: RowCardsProps) {
  const { shown } = columns
  const headOf = useGroups(columns)
  const { resource, me } = useResourceView()
  const selectable = useSelectable(resource)
  const { data = [] } = useListContext()
  const recordPathOf = useRecordPath(resource)
  const pathOf = ownPathOf ?? recordPathOf
  const lead = leadingField(resource, shown)
  const titleOf = useTitleOf()
  const titles = shown.filter(({ name }) => resource.title.includes(name))
  const named = titles.length > 1 ? titles : [lead]
  const chip = shown.find(field => !named.includes(field) && field.options && !field.isList)
  const picture = pictureOf(shown.filter(field => field !== lead))
  const others = shown.filter(field => ![lead, chip, picture, ...titles].includes(field))
  const valuesOf = (record: RaRecord) => {
    const filled = others.filter(
      field => !isEmptyCell(record[field.name]) && !isEcho(field, record),
    )
    const amount = filled.find(({ isMoney }) => isMoney)
    const first = filled.slice(0, MOST)
    const fields = !amount || first.includes(amount) ? first : [...first.slice(0, -1), amount]
    return fields.map(field => (
      <CardValue key={field.name} field={field} value={record[field.name]} />
    ))
  }
  return (
    <ul className="r-cards">
      {data.map((record: RaRecord, at: number) => {
        const head = headOf(record, data[at - 1])
        return (
          <Fragment key={record.id}>
            {head && (
              <li className="r-card-group">
                <GroupTitle head={head} />
              </li>
            )}
            <li
              data-current={(current !== undefined && current === record.id) || undefined}
              data-mark={marksOf(resource, record, me)[0]?.colour}
            >
              {selectable && <RowTick id={record.id} />}
              <RowMark resource={resource} record={record} picture={picture} />
              <div className="p-grow">
                {lead && (
                  <Lead
                    field={lead}
                    record={record}
                    title={titles.length > 1 ? titleOf(resource, record) : undefined}
                    path={pathOf(record)}
                    isCurrent={current === record.id}
                  />
                )}
                <div className="r-card-head">
                  {chip && !isNone(record[chip.name]) && (
                    <ShownValue field={chip} value={record[chip.name]} as="Cell" />
                  )}
                  <Marks marks={marksOf(resource, record, me)} record={record} />
                </div>
                <dl>{valuesOf(record)}</dl>
              </div>
              <div className="r-card-acts">
                <RecordDocuments record={record} small />
                <SlotPiece place="row" record={record} />
                <RowMenuButton record={record} />
              </div>
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}

interface LeadProps {
  readonly field: FieldModel
  readonly record: RaRecord
  /** The whole title where several fields make it. */
  readonly title: string | undefined
  readonly path: string | undefined
  readonly isCurrent: boolean
}

const Lead = ({ field, record, title, path, isCurrent }: LeadProps) => (
  <MaybeLink className="p-lead r-card-lead" to={path} aria-current={isCurrent || undefined}>
    {title ?? <LeadText field={field} value={record[field.name]} id={record.id} />}
  </MaybeLink>
)

/** Labels are visible for numbers and codes; names, addresses and dates speak for themselves. */
const CardValue = ({ field, value }: { readonly field: FieldModel; readonly value: unknown }) => {
  const isPlain =
    field.target !== undefined || field.store === 'instant' || field.isText || field.isEmail
  return (
    <div>
      <dt className={isPlain ? 'p-hidden' : undefined}>{useLabels().field(field)}</dt>
      <dd>
        <RowValue field={field} value={value} />
      </dd>
    </div>
  )
}
