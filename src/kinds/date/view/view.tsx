import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../ui/theme/later'

function Day({ field, value, language }: ValueProps<FieldFor<'date'>, string>) {
  return (
    <time className="f-time" dateTime={value}>
      {field.print(value, language)}
    </time>
  )
}

export const view: FieldView<'date'> = {
  Cell: Day,
  Display: Day,
  Input: later(() =>
    withNamespaces(import('./DayInput'), 'field', 'validation').then(module => module.DayInput),
  ),
  Filter: later(() =>
    withNamespaces(import('./DayFilter'), 'field', 'list', 'validation').then(
      module => module.DayFilter,
    ),
  ),
}
