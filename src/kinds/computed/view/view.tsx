import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { NumberText } from '../../../fields/display/plain'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../ui/theme/later'

/** Formatted as its kind of number; money by default. */
function Reckoned({ field, value, language }: ValueProps<FieldFor<'computed'>, number>) {
  return <NumberText value={value} text={field.print(value, language)} />
}

export const view: FieldView<'computed'> = {
  Cell: Reckoned,
  Display: Reckoned,
  Input: later(() => import('../../../fields/registry/FixedField'), 'FixedField'),
  Filter: later(() =>
    withNamespaces(import('../../../fields/filters/RangeFilter'), 'list', 'validation').then(
      module => module.rangeFilter(2),
    ),
  ),
  align: 'end',
}
