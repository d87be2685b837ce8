import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { filterOptionsOf, meetsFilterOption } from '../../model/fields/filterOptions'
import { useLabels } from '../../providers/backend/catalogueContext'
import type { FieldFor } from '../display/fieldView'

type Values = Readonly<Record<string, unknown>>

interface Chosen {
  /** Current filter by other fields. */
  readonly among: Values
  readonly record: Values | undefined
  readonly onClear: () => void
}

/** Clears a selection that another field now excludes, and explains it; a stored value stays. */
export function useInvalidReference(
  field: FieldFor<'reference'>,
  { among, record, onClear }: Chosen,
) {
  const notify = useNotify()
  const labels = useLabels()
  const [first] = useState(among)
  const isStray = among !== first && record !== undefined && isOutside(record, among)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per invalid reference
  useEffect(() => {
    if (!isStray) return
    onClear()
    notify(labels.text(filterOptionsOf(field)?.message), { type: 'warning' })
  }, [isStray])
}

const isOutside = (record: Values, among: Values) =>
  Object.entries(among).some(
    ([column, value]) => record[column] !== undefined && !meetsFilterOption(record[column], value),
  )
