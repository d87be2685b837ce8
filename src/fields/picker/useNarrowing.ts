import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { targetFilter } from '../../model/fields/filterOptions'
import { takenFrom } from '../../model/validation/draft'
import { useMe } from '../../providers/backend/backendContext'
import type { FieldFor } from '../display/fieldView'
import { useFormResource, useLiveRecord } from '../record/liveRecord'
import { recordAround } from '../record/paths'

type Values = Readonly<Record<string, unknown>>

/**
 * Values of other fields that restrict the selection, as a filter of the other list. A value that was only taken from
 * the selected record restricts nothing, so that another record can be chosen.
 */
export function useNarrowing(
  field: FieldFor<'reference'> | FieldFor<'references'>,
  source: string,
): Values {
  const at = source.lastIndexOf('.')
  const row = at < 0 ? undefined : source.slice(0, at)
  const { getFieldState } = useFormContext()
  const taken = takenFrom(useFormResource(), field, useMe())
  const serialized = useLiveRecord(record => {
    const untouched = taken.filter(
      ({ into }) => row === undefined && !getFieldState(into).isTouched,
    )
    const without = Object.fromEntries(untouched.map(({ into }) => [into, null]))
    return JSON.stringify(targetFilter(field, { ...recordAround(record, row), ...without }))
  })
  return useMemo(() => JSON.parse(serialized) as Values, [serialized])
}
