import { ShownValue } from '../../fields/ShownValue'
import type { Resource } from '../../model/resource'
import { useLabels } from '../../providers/labels'

interface FactsProps {
  readonly resource: Resource
  readonly record: Readonly<Record<string, unknown>>
  readonly names: readonly string[]
}

/** Some fields of a record with their labels; what is empty is left out. */
export function Facts({ resource, record, names }: FactsProps) {
  const labels = useLabels()
  const shown = names.flatMap(name => {
    const field = resource.fields.get(name)
    return field && record[name] != null ? [field] : []
  })
  return (
    <dl className="r-facts">
      {shown.map(field => (
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
