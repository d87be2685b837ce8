import { useGetOne } from 'ra-core'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { EnteredByHand } from '../../resources/show/SectionFacts'

interface HandMarkedProps {
  readonly row: SentRecord
  /** Field that a user may have entered. */
  readonly name: string
}

/** User and time of a value entered in place of another system; list rows do not include it. */
export function HandMarked({ row, name }: HandMarkedProps) {
  const resource = useResource()
  const { data } = useGetOne<SentRecord>(resource.name, { id: row.id })
  const mark = data?._byHand?.[name]
  return mark ? <EnteredByHand mark={mark} /> : null
}
