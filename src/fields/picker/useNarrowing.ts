import { useMemo } from 'react'
import { targetFilter } from '../../model/fields/filterOptions'
import type { FieldFor } from '../display/fieldView'
import { useLiveRecord } from '../record/liveRecord'
import { recordAround } from '../record/paths'

type Values = Readonly<Record<string, unknown>>

/** Values of other fields that restrict the selection, as a filter of the other list. */
export function useNarrowing(
  field: FieldFor<'reference'> | FieldFor<'references'>,
  source: string,
): Values {
  const at = source.lastIndexOf('.')
  const row = at < 0 ? undefined : source.slice(0, at)
  const serialized = useLiveRecord(record =>
    JSON.stringify(targetFilter(field, recordAround(record, row))),
  )
  return useMemo(() => JSON.parse(serialized) as Values, [serialized])
}
