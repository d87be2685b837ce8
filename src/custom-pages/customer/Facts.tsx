import { FactList, factsOf } from '../../fields/FactList'
import { useResource } from '../../providers/catalogueContext'
import type { Client } from '../../resources/clients/client'

interface FactsProps {
  readonly client: Client
  readonly names: readonly string[]
  readonly title?: string
}

/** Those of a customer's fields that say something to this person. */
export function Facts({ client, names, title }: FactsProps) {
  const fields = factsOf(useResource('clients'), names, client)
  if (fields.length === 0) return null
  const list = <FactList className="cu-facts" fields={fields} record={client} />
  if (!title) return list
  return (
    <section className="p-card cu-card">
      <h3>{title}</h3>
      {list}
    </section>
  )
}
