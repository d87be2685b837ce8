import { useGetOne } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../resources/record/useRecord'
import { EnteredByHand } from '../../resources/show/EnteredByHand'

interface HandMarkedProps {
  readonly resource: Resource
  readonly row: SentRecord
  /** Field that a user may have entered. */
  readonly name: string
}

/** User and time of a value entered in place of another system; list rows do not include it. */
export function HandMarked({ resource, row, name }: HandMarkedProps) {
  const { data } = useGetOne<SentRecord>(resource.name, { id: row.id })
  const mark = data?._byHand?.[name]
  return mark ? <EnteredByHand mark={mark} /> : null
}
