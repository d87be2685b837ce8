import { later } from '../pieces/later'
import type { FieldView, Shown } from './fieldView'
import { printNumber } from './numbers'
import { Figure } from './plain'

/** A place south of the equator is no debt: only amounts and counts stand out below zero. */
function Printed({ value }: Shown<unknown, number>) {
  return <Figure value={Math.abs(value)} text={printNumber(value)} />
}

export const decimalView: FieldView<'decimal'> = {
  Cell: Printed,
  Display: Printed,
  Input: later(() => import('./inputs/NumberInput').then(module => module.numberInput(6))),
  Filter: later(() => import('./filters/RangeFilter').then(module => module.rangeFilter(6))),
  align: 'end',
}
