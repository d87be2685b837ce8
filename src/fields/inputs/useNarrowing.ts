import { useMemo } from 'react'
import { narrowing } from '../../model/among'
import type { FieldFor } from '../fieldView'
import { useLive } from '../liveRecord'
import { recordAround } from '../paths'

type Values = Readonly<Record<string, unknown>>

/** What other fields of the form leave to choose from, as a filter of the other list. */
export function useNarrowing(
  field: FieldFor<'reference'> | FieldFor<'references'>,
  source: string,
): Values {
  const at = source.lastIndexOf('.')
  const row = at < 0 ? undefined : source.slice(0, at)
  const told = useLive(record => JSON.stringify(narrowing(field, recordAround(record, row))))
  return useMemo(() => JSON.parse(told) as Values, [told])
}
