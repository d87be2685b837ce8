import { FactList, factsOf } from '../../fields/registry/FactList'
import type { Resource } from '../../model/fields/resource'

interface FactsProps {
  readonly resource: Resource
  readonly record: Readonly<Record<string, unknown>>
  readonly names: readonly string[]
}

/** Labels and values of the given fields. */
export const BureauFacts = ({ resource, record, names }: FactsProps) => (
  <FactList className="r-facts" fields={factsOf(resource, names, record)} record={record} />
)
