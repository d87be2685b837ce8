import { useGetOne } from 'ra-core'
import type { Resource } from '../../model/resource'
import { EnteredByHand } from '../../resources/show/EnteredByHand'
import type { Sent } from '../../resources/useRecord'

interface HandMarkedProps {
  readonly resource: Resource
  readonly row: Sent
  /** The field whose value may have been entered by a person. */
  readonly name: string
}

/** Who entered a value in place of another system, and when; rows of a list do not carry it. */
export function HandMarked({ resource, row, name }: HandMarkedProps) {
  const { data } = useGetOne<Sent>(resource.name, { id: row.id })
  const mark = data?._byHand?.[name]
  return mark ? <EnteredByHand mark={mark} /> : null
}
