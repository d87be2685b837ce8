import type { FieldModel, Resource } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/labels'
import { isNone, ShownValue } from './ShownValue'

type Values = Readonly<Record<string, unknown>>

interface FactListProps {
  readonly fields: readonly FieldModel[]
  readonly record: Values
  readonly className?: string
}

export function FactList({ fields, record, className }: FactListProps) {
  const labels = useLabels()
  return (
    <dl className={className}>
      {fields.map(field => (
        <div key={field.name}>
          <dt>{labels.field(field)}</dt>
          <dd>
            <ShownValue field={field} value={record[field.name]} as="Display" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Named fields with a value in this record; unreadable fields are absent. */
export const factsOf = ({ fields }: Resource, names: readonly string[], record: Values) =>
  names.flatMap(name => {
    const field = fields.get(name)
    return field && !isNone(record[name]) ? [field] : []
  })
