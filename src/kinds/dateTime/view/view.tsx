import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { later } from '../../../ui/theme/later'

/** In the business's time zone, wherever the reader is. */
function Instant({ field, value, language }: ValueProps<FieldFor<'dateTime'>, string>) {
  return (
    <time className="f-time f-long" dateTime={value}>
      {field.print(value, language).replace(/(?<=:\d\d) /g, '\u00a0')}
    </time>
  )
}

export const view: FieldView<'dateTime'> = {
  Cell: Instant,
  Display: Instant,
  Input: later(() => import('./InstantInput'), 'InstantInput', 'field', 'validation'),
  Filter: later(
    () => import('../../date/view/DayFilter'),
    'InstantFilter',
    'field',
    'list',
    'validation',
  ),
}
