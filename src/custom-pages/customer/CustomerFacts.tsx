import type { Client } from '../../features/customers/client'
import { FactList, factsOf } from '../../fields/registry/FactList'
import { useResource } from '../../providers/backend/catalogueContext'
import { Card } from '../../ui/primitives/Card'

interface FactsProps {
  readonly client: Client
  readonly names: readonly string[]
  readonly title?: string
}

/** Readable, non-empty fields of a customer. */
export function CustomerFacts({ client, names, title }: FactsProps) {
  const fields = factsOf(useResource('clients'), names, client)
  if (fields.length === 0) return null
  const list = <FactList fields={fields} record={client} />
  if (!title) return list
  return (
    <Card title={title} level={3}>
      {list}
    </Card>
  )
}
