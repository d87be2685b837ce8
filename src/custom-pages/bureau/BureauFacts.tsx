import { FactList, factsOf } from '../../fields/registry/FactList'
import { useResource } from '../../providers/backend/catalogueContext'

interface FactsProps {
  readonly record: Readonly<Record<string, unknown>>
  readonly names: readonly string[]
}

/** Labels and values of the given fields. */
export const BureauFacts = ({ record, names }: FactsProps) => {
  const resource = useResource()
  return <FactList fields={factsOf(resource, names, record)} record={record} />
}
