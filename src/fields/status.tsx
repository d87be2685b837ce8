import { later } from '../pieces/later'
import { Chip } from './Chip'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { colourOf } from './options'

/** The state of a flow. Transitions move it, so its input only tells where it stands. */
function Status({ field, value, language }: Shown<FieldFor<'status'>, number>) {
  return <Chip colour={colourOf(field, value)}>{field.print(value, language)}</Chip>
}

export const statusView: FieldView<'status'> = {
  Cell: Status,
  Display: Status,
  Input: later(() => import('./inputs/ChoiceInput').then(module => module.ChoiceInput)),
  Filter: later(() => import('./filters/ChoiceFilter').then(module => module.ChoiceFilter)),
}
