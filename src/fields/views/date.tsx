import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import type { FieldFor, FieldView, ValueProps } from '../display/fieldView'

function Day({ field, value, language }: ValueProps<FieldFor<'date'>, string>) {
  return (
    <time className="f-time" dateTime={value}>
      {field.print(value, language)}
    </time>
  )
}

export const dateView: FieldView<'date'> = {
  Cell: Day,
  Display: Day,
  Input: later(() =>
    withNamespaces(import('../inputs/DayInput'), 'validation').then(module => module.DayInput),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/DayFilter'), 'list', 'validation').then(
      module => module.DayFilter,
    ),
  ),
}
