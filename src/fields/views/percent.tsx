import { printNumber } from '../../base/numbers'
import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { FieldView, ValueProps } from '../display/fieldView'
import { NumberText } from '../display/plain'

export function Percentage({ value }: ValueProps<unknown, number>) {
  return <NumberText value={value} text={`${printNumber(value)} %`} />
}

export const percentView: FieldView<'percent'> = {
  Cell: Percentage,
  Display: Percentage,
  Input: later(() =>
    withNamespaces(import('../inputs/NumberInput'), 'validation').then(module =>
      module.numberInput(2, { end: '%' }),
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/RangeFilter'), 'list', 'validation').then(module =>
      module.rangeFilter(2, { end: '%' }),
    ),
  ),
  align: 'end',
}
