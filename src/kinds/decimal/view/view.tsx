import { printNumber } from '../../../base/numbers'
import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { NumberText } from '../../../fields/display/plain'
import { numberParts } from '../../../fields/registry/parts'

/** A southern latitude is not shown as negative; negative amounts and counts are. */
function Printed({ value }: ValueProps<unknown, number>) {
  return <NumberText value={Math.abs(value)} text={printNumber(value)} />
}

export const view: FieldView<'decimal'> = {
  Cell: Printed,
  Display: Printed,
  ...numberParts(6),
}
