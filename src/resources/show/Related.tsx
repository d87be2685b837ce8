import { type Me, mayAct } from '../../model/access/access'
import { mayRead } from '../../model/access/mayRead'
import type { Resource } from '../../model/fields/resource'
import { LaterPart } from '../../pieces/loading/LaterPart'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useResource } from '../../providers/backend/catalogueContext'
import type { SentRecord } from '../record/useRecord'
import { RelatedRows } from './RelatedRows'

interface RelatedProps {
  readonly record: SentRecord
}

/** Short lists of records that refer to this one, limited to listable resources. */
export function Related({ record }: RelatedProps) {
  const resource = useResource()
  const me = useMe()
  const catalogue = useCatalogue()
  const targets = catalogue.related(resource.name).map(name => catalogue.get(name))
  return targets
    .filter(target => mayAct(target, me, 'list'))
    .map(target => (
      <LaterPart key={target.name}>
        <Referring name={target.name} record={record} />
      </LaterPart>
    ))
}

function Referring({ name, record }: RelatedProps & { readonly name: string }) {
  const resource = useResource()
  const target = useResource(name)
  const by = referenceTo(resource, target, useMe())
  return by && <RelatedRows target={target} by={by} record={record} />
}

const referenceTo = (resource: Resource, target: Resource, me: Me) =>
  [...target.fields.values()].find(
    field =>
      field.reference && field.target?.name === resource.name && mayRead(target, field.name, me),
  )
