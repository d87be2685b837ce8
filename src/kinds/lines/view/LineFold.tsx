import { type ReactNode, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { valueAt } from '../../../fields/record/paths'
import { isEmptyCell } from '../../../fields/registry/ShownValue'
import type { FieldModel } from '../../../model/fields/resource'
import { useFold } from '../../../ui/controls/useFold'
import { Grid } from '../../../ui/primitives/layout'
import { HeadValue, LineHead } from './LineHead'
import type { LinesShown } from './LinesInput'

interface LineFoldProps extends LinesShown {
  readonly at: number
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** A folded row: open while it is begun or wrong, closed again when another row is added. */
export function LineFold({ source, columns, keys, headOf, at, buttons, children }: LineFoldProps) {
  const row = `${source}.${at}`
  const [lead] = columns
  const isBegun = useLiveRecord(record =>
    isEmptyCell(lead && valueAt(record, `${row}.${lead.name}`)),
  )
  const { errors } = useFormState({ name: source })
  const fold = useFold(isBegun, valueAt(errors, row) !== undefined)
  const { close } = fold
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a row comes or goes
  useEffect(() => {
    if (!isBegun) close()
  }, [keys.length])
  return (
    <details open={fold.open} onToggle={fold.onToggle}>
      <LineHead
        {...{ at, columns, isBegun }}
        labelOf={column => headOf(column).replace(/\u00a0\*$/, '')}
        shownOf={column => <LiveValue field={column} row={row} />}
      />
      {buttons && <div className="p-row p-end">{buttons}</div>}
      <Grid min={112} gap={3}>
        {children}
      </Grid>
    </details>
  )
}

/** A value of the row as it is now. */
function LiveValue({ field, row }: { readonly field: FieldModel; readonly row: string }) {
  const value = useLiveRecord(record => valueAt(record, `${row}.${field.name}`))
  return <HeadValue field={field} value={value} />
}
