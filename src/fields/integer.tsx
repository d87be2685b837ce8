import { later } from '../pieces/later'
import type { FieldView, Shown } from './fieldView'
import { printNumber } from './numbers'
import { Figure } from './plain'

function Printed({ value }: Shown<unknown, number>) {
  return <Figure value={value} text={printNumber(value)} />
}

export const integerView: FieldView<'integer'> = {
  Cell: Printed,
  Display: Printed,
  Input: later(() => import('./inputs/NumberInput').then(module => module.numberInput(0))),
  Filter: later(() => import('./filters/RangeFilter').then(module => module.rangeFilter(0))),
  align: 'end',
}
