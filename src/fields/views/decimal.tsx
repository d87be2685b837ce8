import { printNumber } from '../../base/numbers'
import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { FieldView, ValueProps } from '../display/fieldView'
import { NumberText } from '../display/plain'

/** A southern latitude is not shown as negative; negative amounts and counts are. */
function Printed({ value }: ValueProps<unknown, number>) {
  return <NumberText value={Math.abs(value)} text={printNumber(value)} />
}

export const decimalView: FieldView<'decimal'> = {
  Cell: Printed,
  Display: Printed,
  Input: later(() =>
    withNamespaces(import('../inputs/NumberInput'), 'validation').then(module =>
      module.numberInput(6),
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/RangeFilter'), 'list', 'validation').then(module =>
      module.rangeFilter(6),
    ),
  ),
  align: 'end',
}
