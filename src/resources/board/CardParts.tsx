import { colourOf } from '../../fields/display/options'
import { ValueChip } from '../../fields/display/ValueChip'
import { isNone, ShownValue } from '../../fields/registry/ShownValue'
import { isEcho } from '../../model/fields/concat'
import type { FieldModel } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import type { SentRecord } from '../record/useRecord'

interface PartProps {
  readonly fields: readonly FieldModel[]
  readonly row: SentRecord
}
const those = ({ fields, row }: PartProps) =>
  fields.filter(field => !isNone(row[field.name]) && !isEcho(field, row))

/** Values as chips, each with its field's name for screen readers. */
export function CardChips(part: PartProps) {
  const labels = useLabels()
  const language = useLanguage()
  const fields = those(part)
  if (fields.length === 0) return null
  return (
    <span className="f-chips b-chips">
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

export function CardFacts(part: PartProps) {
  const labels = useLabels()
  return (
    <dl>
      {those(part).map(field => (
        <div key={field.name}>
          <dt>{labels.field(field)}</dt>
          <dd>
            <span dir="auto">
              <ShownValue field={field} value={part.row[field.name]} as="Cell" />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Links to pass on, at the end of the card. */
export function CardLinks(part: PartProps) {
  const fields = those(part)
  if (fields.length === 0) return null
  return (
    <div className="p-column b-links">
      {fields.map(field => (
        <ShownValue key={field.name} field={field} value={part.row[field.name]} as="Cell" />
      ))}
    </div>
  )
}
