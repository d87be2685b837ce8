import { later } from '../pieces/later'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { Figure } from './plain'

/** Printed as the kind of number it is: money when not said. */
function Reckoned({ field, value, language }: Shown<FieldFor<'computed'>, number>) {
  return <Figure value={value} text={field.print(value, language)} />
}

export const computedView: FieldView<'computed'> = {
  Cell: Reckoned,
  Display: Reckoned,
  Input: later(() => import('./inputs/ComputedInput').then(module => module.ComputedInput)),
  Filter: later(() => import('./filters/RangeFilter').then(module => module.rangeFilter(2))),
  align: 'end',
}
