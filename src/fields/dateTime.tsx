import { later } from '../pieces/later'
import type { FieldFor, FieldView, Shown } from './fieldView'

/** In Ecuador's time, wherever the reader is. */
function Instant({ field, value, language }: Shown<FieldFor<'dateTime'>, string>) {
  return (
    <time className="f-time f-long" dateTime={value}>
      {field.print(value, language).replace(/(?<=:\d\d) /, '\u00a0')}
    </time>
  )
}

export const dateTimeView: FieldView<'dateTime'> = {
  Cell: Instant,
  Display: Instant,
  Input: later(() => import('./inputs/InstantInput').then(module => module.InstantInput)),
  Filter: later(() => import('./filters/DayFilter').then(module => module.InstantFilter)),
}
