import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
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
  Input: later(() => import('./DayInput'), 'DayInput', 'field', 'validation'),
  Filter: later(() => import('./DayFilter'), 'DayFilter', 'field', 'list', 'validation'),
}
