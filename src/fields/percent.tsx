import { later } from '../pieces/later'
import type { FieldView, Shown } from './fieldView'
import { printNumber } from './numbers'
import { Figure } from './plain'

export function Percentage({ value }: Shown<unknown, number>) {
  return <Figure value={value} text={`${printNumber(value)} %`} />
}

export const percentView: FieldView<'percent'> = {
  Cell: Percentage,
  Display: Percentage,
  Input: later(() =>
    import('./inputs/NumberInput').then(module => module.numberInput(2, { end: '%' })),
  ),
  Filter: later(() =>
    import('./filters/RangeFilter').then(module => module.rangeFilter(2, { end: '%' })),
  ),
  align: 'end',
}
