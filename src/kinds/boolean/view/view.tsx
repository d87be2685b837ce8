import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { later } from '../../../ui/theme/later'

const tick = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-2 15-5-5 1.4-1.4L10 14.2l7.6-7.6L19 8z'
const dash = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m5 11H7v-2h10z'

/** An icon, with its text for screen readers. */
function YesNoSign({ field, value, language }: ValueProps<FieldFor<'boolean'>, boolean>) {
  const word = field.print(value, language)
  return (
    <span className={value ? 'f-yes' : 'f-no'} role="img" aria-label={word} title={word}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={value ? tick : dash} />
      </svg>
    </span>
  )
}

function YesNo({ field, value, language }: ValueProps<FieldFor<'boolean'>, boolean>) {
  return <>{field.print(value, language)}</>
}

export const view: FieldView<'boolean'> = {
  Cell: YesNoSign,
  Display: YesNo,
  Input: later(() => import('./BooleanInput'), 'BooleanInput', 'validation'),
  Filter: later(() => import('./BooleanFilter'), 'BooleanFilter'),
}
