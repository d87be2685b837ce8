import { colourOf } from '../../fields/display/options'
import { ValueChip } from '../../fields/display/ValueChip'
import { isNone, ShownValue } from '../../fields/registry/ShownValue'
import { isEcho } from '../../model/fields/concat'
import type { FieldModel } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import { Facts } from '../../ui/primitives/Facts'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
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

export function CardFacts(part: PartProps) {
  const labels = useLabels()
  return (
    <Facts
      lines
      facts={those(part).map(field => ({
        label: labels.field(field),
        value: (
          <Text dir="auto">
            <ShownValue field={field} value={part.row[field.name]} as="Cell" />
          </Text>
        ),
      }))}
    />
  )
}

/** Links to pass on, at the end of the card. */
export function CardLinks(part: PartProps) {
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
