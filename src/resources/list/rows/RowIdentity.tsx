import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { clipping } from '../../../fields/display/clipping'
import { ReferredText } from '../../../fields/record/Referred'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { portraitIn } from '../../../model/fields/title'
import { useLanguage } from '../../../providers/backend/backendContext'
import { MaybeLink } from '../../../ui/controls/MaybeLink'
import { Avatar } from '../../../ui/primitives/Avatar'

interface IdentityProps {
  readonly resource: Resource
  readonly record: RaRecord
  /** The field that names the record. */
  readonly field: FieldModel
  readonly picture?: FieldModel | undefined
  readonly path: string | undefined
  readonly children?: ReactNode
}

/** Picture or initials, and the name as the link to the record. */
export function RowIdentity({ resource, record, field, picture, path, children }: IdentityProps) {
  return (
    <div className="p-row r-identity">
      <RowMark resource={resource} record={record} picture={picture} />
      <div>
        <MaybeLink className="p-lead r-lead" to={path}>
          <LeadText field={field} value={record[field.name]} id={record.id} />
        </MaybeLink>
        {children}
      </div>
    </div>
  )
}

type MarkProps = Pick<IdentityProps, 'resource' | 'record' | 'picture'>

/** The picture of a row; initials where records are people or companies. */
export function RowMark({ resource, record, picture }: MarkProps) {
  const language = useLanguage()
  if (picture) return <ShownValue field={picture} value={record[picture.name]} as="Cell" />
  const [title = ''] = resource.title
  const name = resource.fields.get(title)
  if (!name?.isText || !isParty(resource) || isNone(record[title])) return null
  const photo = portraitIn(resource, record)
  return <Avatar name={name.print(record[title], language)} photo={photo} size={32} />
}

/** People and companies have an address for mail. */
const isParty = ({ fields }: Resource) => [...fields.values()].some(({ isEmail }) => isEmail)

/** The first visible column with a picture, also one of child rows; it stands beside the name. */
export const pictureOf = (shown: readonly FieldModel[]) => shown.find(hasPicture)

/** True also for child rows with a picture; a signature is none of the record. */
export const hasPicture = ({ isPicture, words, fields = [] }: FieldModel): boolean =>
  (isPicture && words.input !== 'signature') || fields.some(hasPicture)

interface LeadTextProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly id: string | number
}

/** The text of the link to a record, for kinds whose cell would be a link itself. */
export function LeadText({ field, value, id }: LeadTextProps) {
  const language = useLanguage()
  if (field.target && field.reference && value != null) {
    return <ReferredText target={field.target} id={value as string | number} />
  }
  const text = field.print(value, language) || String(id)
  return <span {...clipping(text)}>{text}</span>
}
