import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { FieldFor, FieldView, ValueProps } from '../display/fieldView'
import { NumberText } from '../display/plain'

/** Formatted as its kind of number; money by default. */
function Reckoned({ field, value, language }: ValueProps<FieldFor<'computed'>, number>) {
  return <NumberText value={value} text={field.print(value, language)} />
}

export const computedView: FieldView<'computed'> = {
  Cell: Reckoned,
  Display: Reckoned,
  Input: later(() => import('./ComputedInput').then(module => module.ComputedInput)),
  Filter: later(() =>
    withNamespaces(import('../filters/RangeFilter'), 'list', 'validation').then(module =>
      module.rangeFilter(2),
    ),
  ),
  align: 'end',
}
