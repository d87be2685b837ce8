import { formatMoney } from '../domain/money'
import { later } from '../pieces/later'
import type { FieldView, Shown } from './fieldView'
import { Figure } from './plain'

/** `$1.234,50` in every language (ux.md 4.17). */
export function Amount({ value }: Shown<unknown, number>) {
  return <Figure value={value} text={formatMoney(value)} />
}

export const moneyView: FieldView<'money'> = {
  Cell: Amount,
  Display: Amount,
  Input: later(() =>
    import('./inputs/NumberInput').then(module => module.numberInput(2, { start: '$', least: 2 })),
  ),
  Filter: later(() =>
    import('./filters/RangeFilter').then(module => module.rangeFilter(2, { start: '$', least: 2 })),
  ),
  align: 'end',
}
