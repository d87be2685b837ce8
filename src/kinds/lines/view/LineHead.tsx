import type { ReactNode } from 'react'
import { ReferredTitle } from '../../../fields/record/Referred'
import { viewOf } from '../../../fields/registry/registry'
import { isEmptyCell, ShownValue } from '../../../fields/registry/ShownValue'
import type { FieldModel } from '../../../model/fields/resource'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { Text } from '../../../ui/primitives/layout'

interface LineHeadProps {
  readonly at: number
  readonly columns: readonly FieldModel[]
  readonly labelOf: (column: FieldModel) => string
  readonly shownOf: (column: FieldModel) => ReactNode
  /** Shows the first value alone. */
  readonly isBegun?: boolean
}

/**
 * The head of a folded row: its number and first value; below, its first number and its last, or the next
 * two values of a row without amounts.
 */
export function LineHead({ at, columns, labelOf, shownOf, isBegun = false }: LineHeadProps) {
  const [lead] = columns
  const numbers = columns.filter(column => viewOf(column).align === 'end')
  const isOfAmounts = numbers.some(({ isMoney }) => isMoney)
  const below = isOfAmounts ? [...new Set([numbers[0], numbers.at(-1)])] : columns.slice(1, 3)
  return (
    <summary className="f-line">
      <Text strong>
        {at + 1} {lead && shownOf(lead)}
      </Text>
      {!isBegun && (
        <Text as="div" size="sm" tone="secondary">
          {below.map(
            (column, place) =>
              column && (
                <span key={column.name}>
                  {place > 0 && ' · '}
                  {isOfAmounts && labelOf(column)} {shownOf(column)}
                </span>
              ),
          )}
        </Text>
      )}
    </summary>
  )
}

/** Rows of so few columns are never folded. */
export const SHORT = 3

interface HeadValueProps {
  readonly field: FieldModel
  readonly value: unknown
}

/** A value of a row within its line; a title instead of a link. */
export function HeadValue({ field, value }: HeadValueProps) {
  const catalogue = useCatalogue()
  const { resource } = field.words as { readonly resource?: string }
  if (isEmptyCell(value)) return null
  if (field.isText) return <bdi>{String(value)}</bdi>
  if (field.kind === 'reference' && resource)
    return <ReferredTitle target={catalogue.get(resource)} id={value as string} />
  return <ShownValue field={field} value={value} as="Cell" />
}
