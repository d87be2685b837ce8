import { later } from '../pieces/later'
import type { FieldFor, FieldView, Shown } from './fieldView'

function Day({ field, value, language }: Shown<FieldFor<'date'>, string>) {
  return (
    <time className="f-time" dateTime={value}>
      {field.print(value, language)}
    </time>
  )
}

export const dateView: FieldView<'date'> = {
  Cell: Day,
  Display: Day,
  Input: later(() => import('./inputs/DayInput').then(module => module.DayInput)),
  Filter: later(() => import('./filters/DayFilter').then(module => module.DayFilter)),
}
