import './gallery.css'
import { type RaRecord, useListContext } from 'ra-core'
import { colourOf } from '../../../fields/display/options'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import type { StoredFile } from '../../../kinds/file/data'
import { marksOf } from '../../../model/access/highlights'
import type { FieldModel } from '../../../model/fields/resource'
import {
  useLabels,
  useResource,
  useResourceView,
} from '../../../providers/backend/catalogueContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { MaybeLink } from '../../../ui/controls/MaybeLink'
import { ResourceIcon } from '../../../ui/menu/ResourceIcon'
import { Stack, Text } from '../../../ui/primitives/layout'
import { useRecordPath } from '../../record/recordPath'
import { SlotPiece } from '../../slots/SlotPiece'
import { Marks } from './Marks'
import { LeadText } from './RowIdentity'
import { RowTick, useSelectable } from './RowTick'

/** A card with a picture for each row; one link covers the card. */
export function Gallery() {
  const { resource, language, me } = useResourceView()
  const selectable = useSelectable(resource)
  const pathOf = useRecordPath(resource)
  const titleOf = useTitleOf()
  const { data = [] } = useListContext()
  const { gallery, cardFields = [] } = resource.schema.list ?? {}
  if (!gallery) return null
  const shown = cardFields.flatMap(name => resource.fields.get(name) ?? [])
  const chips = shown.find(({ choice }) => choice)
  const text = shown.find(({ isText, isLong }) => isText && isLong)
  const foot = shown.filter(field => field !== chips && field !== text)
  return (
    <ul className="r-gallery">
      {data.map((record: RaRecord) => (
        <li key={record.id}>
          <Picture name={gallery} chips={chips} record={record} />
          <Stack grow pad={4} align="start">
            {chips && !isNone(record[chips.name]) && (
              <ShownValue field={chips} value={record[chips.name]} as="Cell" />
            )}
            <div className="r-card-head">
              {selectable && <RowTick id={record.id} />}
              <Lead path={pathOf(record)} title={titleOf(resource, record)} />
            </div>
            <Marks marks={marksOf(resource, record, me)} />
            {text && (
              <Text as="p" size="md" tone="secondary" lines={2}>
                <bdi>{text.print(record[text.name], language)}</bdi>
              </Text>
            )}
            <Foot fields={foot} record={record} />
            <SlotPiece place="row" record={record} />
          </Stack>
        </li>
      ))}
    </ul>
  )
}

const Lead = ({ path, title }: { readonly path: string | undefined; readonly title: string }) => (
  <h2>
    <MaybeLink className="p-lead r-card-lead" to={path}>
      <bdi>{title}</bdi>
    </MaybeLink>
  </h2>
)

interface PictureProps {
  readonly name: string
  /** Choice that gives the colour of a card without a picture. */
  readonly chips: FieldModel | undefined
  readonly record: RaRecord
}

/** Decorative: the title is the accessible text. */
function Picture({ name, chips, record }: PictureProps) {
  const resource = useResource()
  const addressOf = useApiAddress()
  const file = record[name] as StoredFile | null | undefined
  if (file?.url) {
    return <img className="r-gallery-picture" src={addressOf(file.url)} alt="" loading="lazy" />
  }
  const [first] = [record[chips?.name ?? '']].flat() as readonly (string | number | undefined)[]
  const colour = (chips && first !== undefined && colourOf(chips, first)) ?? 'default'
  return (
    <span className={`r-gallery-picture tone-${colour}`}>
      <ResourceIcon name={resource.schema.icon} />
    </span>
  )
}

/** Labels are visible for numbers, and hidden visually for names and dates. */
function Foot({
  fields,
  record,
}: {
  readonly fields: readonly FieldModel[]
  readonly record: RaRecord
}) {
  const labels = useLabels()
  return (
    <dl>
      {fields
        .filter(({ name }) => !isNone(record[name]))
        .map(field => (
          <div key={field.name}>
            <dt
              className={typeof record[field.name] === 'number' && !field.target ? '' : 'p-hidden'}
            >
              {labels.field(field)}
            </dt>
            <dd>
              <LeadText field={field} value={record[field.name]} id={record.id} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
