import { currencySign, formatMoney } from '../../base/money'
import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { FieldView, ValueProps } from '../display/fieldView'
import { NumberText } from '../display/plain'

/** `$1.234,50` in every language. */
export function Amount({ value }: ValueProps<unknown, number>) {
  return <NumberText value={value} text={formatMoney(value)} />
}

export const moneyView: FieldView<'money'> = {
  Cell: Amount,
  Display: Amount,
  Input: later(() =>
    withNamespaces(import('../inputs/NumberInput'), 'validation').then(module =>
      module.numberInput(2, { start: currencySign(), least: 2 }),
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/RangeFilter'), 'list', 'validation').then(module =>
      module.rangeFilter(2, { start: currencySign(), least: 2 }),
    ),
  ),
  align: 'end',
}
