import type { FieldModel, Resource } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/catalogueContext'
import { Facts } from '../../ui/primitives/Facts'
import { isNoneIn, ShownValue } from './ShownValue'

type Values = Readonly<Record<string, unknown>>

interface FactListProps {
  readonly fields: readonly FieldModel[]
  readonly record: Values
}

/** Labels and values of a record's fields. */
export function FactList({ fields, record }: FactListProps) {
  const labels = useLabels()
  return (
    <Facts
      facts={fields.map(field => ({
        label: labels.field(field),
        value: <ShownValue field={field} value={record[field.name]} as="Display" />,
      }))}
    />
  )
}

/** Named fields with a value in this record; unreadable fields are absent. */
export const factsOf = ({ fields }: Resource, names: readonly string[], record: Values) =>
  names.flatMap(name => {
    const field = fields.get(name)
    return field && !isNoneIn(field, record[name]) ? [field] : []
  })
