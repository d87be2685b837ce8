import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { amongOf, fitsAmong } from '../../model/among'
import { useLabels } from '../../providers/labels'
import type { FieldFor } from '../fieldView'

type Values = Readonly<Record<string, unknown>>

interface Chosen {
  /** What other fields leave to choose from now. */
  readonly among: Values
  readonly record: Values | undefined
  readonly onClear: () => void
}

/** Takes back what was chosen before another field left it out, and says why; what was stored so stays. */
export function useStray(field: FieldFor<'reference'>, { among, record, onClear }: Chosen) {
  const notify = useNotify()
  const labels = useLabels()
  const [first] = useState(among)
  const isStray = among !== first && record !== undefined && isOutside(record, among)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each stray
  useEffect(() => {
    if (!isStray) return
    onClear()
    notify(labels.text(amongOf(field)?.else), { type: 'warning' })
  }, [isStray])
}

const isOutside = (record: Values, among: Values) =>
  Object.entries(among).some(
    ([column, value]) => record[column] !== undefined && !fitsAmong(record[column], value),
  )
