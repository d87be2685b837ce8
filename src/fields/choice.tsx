import { later } from '../pieces/later'
import { Chip } from './Chip'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { colourOf } from './options'

/** A coloured chip where the schema gives the value a colour, else its word. */
function Choice({ field, value, language }: Shown<FieldFor<'choice'>, string | number>) {
  const colour = colourOf(field, value)
  const word = field.print(value, language)
  return colour ? <Chip colour={colour}>{word}</Chip> : word
}

export const choiceView: FieldView<'choice'> = {
  Cell: Choice,
  Display: Choice,
  Input: later(() => import('./inputs/ChoiceInput').then(module => module.ChoiceInput)),
  Filter: later(() => import('./filters/ChoiceFilter').then(module => module.ChoiceFilter)),
}
