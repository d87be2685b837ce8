import { isNone, ShownValue } from '../../fields/ShownValue'
import { policyOf } from '../../model/access'
import { useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'
import { useLabels } from '../../providers/labels'
import type { Client } from '../../resources/clients/client'

interface FactsProps {
  readonly client: Client
  readonly names: readonly string[]
  readonly title?: string
}

/** Those of a customer's fields that this person reads and that say something. */
export function Facts({ client, names, title }: FactsProps) {
  const labels = useLabels()
  const resource = useResource('clients')
  const { readable } = policyOf(resource, useMe())
  const fields = names.flatMap(name => {
    const field = resource.fields.get(name)
    return field && readable.has(name) && !isNone(client[name]) ? [field] : []
  })
  if (fields.length === 0) return null
  const list = (
    <dl className="cu-facts">
      {fields.map(field => (
        <div key={field.name}>
          <dt>{labels.field(field)}</dt>
          <dd>
            <ShownValue field={field} value={client[field.name]} as="Display" />
          </dd>
        </div>
      ))}
    </dl>
  )
  if (!title) return list
  return (
    <section className="p-card cu-card">
      <h3>{title}</h3>
      {list}
    </section>
  )
}
