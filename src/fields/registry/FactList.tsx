import type { Resource } from '../../model/fields/resource'
import { useLabels, useResource } from '../../providers/backend/catalogueContext'
import { Facts } from '../../ui/primitives/Facts'
import { Card } from '../../ui/primitives/layout'
import { isNoneIn, ShownValue } from './ShownValue'

type Values = Readonly<Record<string, unknown>>

interface FactListProps {
  /** Default: the resource of the page. */
  readonly resource?: string
  readonly names: readonly string[]
  readonly record: Values
  /** Title of the card that holds them; without it they stand alone. */
  readonly title?: string
  readonly level?: 3
}

/** Labels and values of a record's readable fields; nothing where none has a value. */
export function FactList({ resource: name, names, record, title, level }: FactListProps) {
  const labels = useLabels()
  const fields = filledFields(useResource(name), names, record)
  if (fields.length === 0) return null
  const list = (
    <Facts
      facts={fields.map(field => ({
        label: labels.field(field),
        value: <ShownValue field={field} value={record[field.name]} as="Display" />,
      }))}
    />
  )
  if (title === undefined) return list
  return (
    <Card title={title} {...(level && { level })}>
      {list}
    </Card>
  )
}

const filledFields = ({ fields }: Resource, names: readonly string[], record: Values) =>
  names.flatMap(name => {
    const field = fields.get(name)
    return field && !isNoneIn(field, record[name]) ? [field] : []
  })
