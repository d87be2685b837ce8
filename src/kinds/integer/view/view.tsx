import { printNumber } from '../../../base/numbers'
import type { FieldView, ValueProps } from '../../../fields/display/fieldView'
import { NumberText } from '../../../fields/display/plain'
import { numberParts } from '../../../fields/registry/parts'

function Printed({ value }: ValueProps<unknown, number>) {
  return <NumberText value={value} text={printNumber(value)} />
}

export const view: FieldView<'integer'> = {
  Cell: Printed,
  Display: Printed,
  ...numberParts(0),
}
