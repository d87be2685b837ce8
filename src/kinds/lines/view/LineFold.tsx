import { type ReactNode, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { valueAt } from '../../../fields/record/paths'
import { ReferredTitle } from '../../../fields/record/Referred'
import { viewOf } from '../../../fields/registry/registry'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import type { FieldModel } from '../../../model/fields/resource'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { useFold } from '../../../ui/controls/useFold'
import { Grid } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import type { LinesShown } from './LinesInput'

interface LineFoldProps extends LinesShown {
  readonly at: number
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/**
 * A row as one line with its first value, its first number and its last: open while it is begun or wrong, closed
 * again when another row is added.
 */
export function LineFold({ source, columns, keys, headOf, at, buttons, children }: LineFoldProps) {
  const row = `${source}.${at}`
  const [lead] = columns
  const numbers = columns.filter(column => viewOf(column).align === 'end')
  const figures = [...new Set([numbers[0], numbers.at(-1)])].filter(figure => figure !== undefined)
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
      <summary>
        <Text strong>
          {at + 1} {lead && <Value field={lead} row={row} />}
        </Text>
        {!isBegun && (
          <Text as="div" size="sm" tone="secondary">
            {figures.map((figure, place) => (
              <span key={figure.name}>
                {place > 0 && ' · '}
                {headOf(figure).replace(/\u00a0\*$/, '')} <Value field={figure} row={row} />
              </span>
            ))}
          </Text>
        )}
      </summary>
      {buttons && <div className="p-row p-end">{buttons}</div>}
      <Grid min={112} gap={3}>
        {children}
      </Grid>
    </details>
  )
}

interface ValueProps {
  readonly field: FieldModel
  readonly row: string
}

/** A value of the row as it is now; a title instead of a link. */
function Value({ field, row }: ValueProps) {
  const catalogue = useCatalogue()
  const value = useLiveRecord(record => valueAt(record, `${row}.${field.name}`))
  const { resource } = field.words as { readonly resource?: string }
  if (isEmptyCell(value)) return null
  if (field.kind === 'reference' && resource)
    return <ReferredTitle target={catalogue.get(resource)} id={value as string} />
  return <ShownValue field={field} value={value} as="Cell" />
}

export const isEmptyCell = (value: unknown) => isNone(value) || value === false
