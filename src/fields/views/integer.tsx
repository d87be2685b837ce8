import { printNumber } from '../../base/numbers'
import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { FieldView, ValueProps } from '../display/fieldView'
import { NumberText } from '../display/plain'

function Printed({ value }: ValueProps<unknown, number>) {
  return <NumberText value={value} text={printNumber(value)} />
}

export const integerView: FieldView<'integer'> = {
  Cell: Printed,
  Display: Printed,
  Input: later(() =>
    withNamespaces(import('../inputs/NumberInput'), 'validation').then(module =>
      module.numberInput(0),
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/RangeFilter'), 'list', 'validation').then(module =>
      module.rangeFilter(0),
    ),
  ),
  align: 'end',
}
