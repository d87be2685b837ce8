import type { Me } from '../../model/access'
import { mayAct, policyOf } from '../../model/access'
import type { Catalogue, FieldModel, Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import type { Sent } from '../useRecord'
import { RelatedRows } from './RelatedRows'

interface RelatedProps {
  readonly resource: Resource
  readonly record: Sent
}

/** What refers to this record, as short lists. */
export function Related({ resource, record }: RelatedProps) {
  const me = useMe()
  const related = relatedTo(resource, useCatalogue(), me)
  return related.map(({ target, by }) => (
    <RelatedRows key={target.name} target={target} by={by} record={record} />
  ))
}

/** Those the schema names, else every resource that refers to it; only what may be listed. */
function relatedTo(resource: Resource, catalogue: Catalogue, me: Me) {
  const { related } = resource.schema
  const targets = related
    ? related.map(name => catalogue.get(name))
    : [...catalogue.resources.values()]
  return targets
    .filter(target => mayAct(target, me, 'list'))
    .map(target => ({ target, by: referenceTo(resource, target, me) }))
    .filter((found): found is { target: Resource; by: FieldModel } => found.by !== undefined)
}

const referenceTo = (resource: Resource, target: Resource, me: Me) =>
  [...target.fields.values()].find(
    field =>
      field.kind === 'reference' &&
      field.target?.name === resource.name &&
      policyOf(target, me).readable.has(field.name),
  )
