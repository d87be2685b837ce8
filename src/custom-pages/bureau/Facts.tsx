import { FactList, factsOf } from '../../fields/FactList'
import type { Resource } from '../../model/resource'

interface FactsProps {
  readonly resource: Resource
  readonly record: Readonly<Record<string, unknown>>
  readonly names: readonly string[]
}

/** What these fields of a record say. */
export const Facts = ({ resource, record, names }: FactsProps) => (
  <FactList className="r-facts" fields={factsOf(resource, names, record)} record={record} />
)
