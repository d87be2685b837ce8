import { printNumber } from '../../../base/numbers'
import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { NumberText } from '../../../fields/display/plain'
import { numberParts } from '../../../fields/registry/parts'

export function Percentage({ value }: ValueProps<unknown, number>) {
  return <NumberText value={value} text={`${printNumber(value)} %`} />
}

export const view: FieldView<'percent'> = {
  Cell: Percentage,
  Display: Percentage,
  ...numberParts(2, () => ({ end: '%' })),
}
