import { later } from '../pieces/later'
import type { FieldFor, FieldView, Shown } from './fieldView'

const tick = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-2 15-5-5 1.4-1.4L10 14.2l7.6-7.6L19 8z'
const dash = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m5 11H7v-2h10z'

/** A sign and, for who cannot see it, its word. */
function YesNoSign({ field, value, language }: Shown<FieldFor<'boolean'>, boolean>) {
  const word = field.print(value, language)
  return (
    <span className={value ? 'f-yes' : 'f-no'} role="img" aria-label={word} title={word}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={value ? tick : dash} />
      </svg>
    </span>
  )
}

function YesNo({ field, value, language }: Shown<FieldFor<'boolean'>, boolean>) {
  return <>{field.print(value, language)}</>
}

export const booleanView: FieldView<'boolean'> = {
  Cell: YesNoSign,
  Display: YesNo,
  Input: later(() => import('./inputs/BooleanInput').then(module => module.BooleanInput)),
  Filter: later(() => import('./filters/BooleanFilter').then(module => module.BooleanFilter)),
}
