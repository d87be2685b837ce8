import { type Me, mayAct } from '../../model/access'
import { mayRead } from '../../model/mayRead'
import type { Resource } from '../../model/resource'
import { LaterPart } from '../../pieces/LaterPart'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import type { Sent } from '../useRecord'
import { RelatedRows } from './RelatedRows'

interface RelatedProps {
  readonly resource: Resource
  readonly record: Sent
}

/** What refers to this record, as short lists: only what may be listed. */
export function Related({ resource, record }: RelatedProps) {
  const me = useMe()
  const catalogue = useCatalogue()
  const targets = catalogue.related(resource.name).map(name => catalogue.get(name))
  return targets
    .filter(target => mayAct(target, me, 'list'))
    .map(target => (
      <LaterPart key={target.name}>
        <Referring resource={resource} target={target} record={record} />
      </LaterPart>
    ))
}

function Referring({ resource, target, record }: RelatedProps & { readonly target: Resource }) {
  const by = referenceTo(resource, target, useMe())
  return by && <RelatedRows target={target} by={by} record={record} />
}

const referenceTo = (resource: Resource, target: Resource, me: Me) =>
  [...target.fields.values()].find(
    field =>
      field.kind === 'reference' &&
      field.target?.name === resource.name &&
      mayRead(target, field.name, me),
  )
