import { mayAct, policyOf } from '../../model/access'
import { useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'
import type { Client } from '../../resources/clients/client'
import { RelatedRows } from '../../resources/show/RelatedRows'

interface RowsProps {
  readonly name: string
  readonly client: Client
}

/** The newest rows of another resource that name this customer, for who may list them. */
export function Rows({ name, client }: RowsProps) {
  const me = useMe()
  const target = useResource(name)
  const { readable } = policyOf(target, me)
  const by = [...target.fields.values()].find(
    field => field.target?.name === 'clients' && readable.has(field.name),
  )
  if (!by || !mayAct(target, me, 'list')) return null
  return <RelatedRows target={target} by={by} record={client} most={5} />
}
