import { later } from '../pieces/later'
import { Chip } from './Chip'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { colourOf } from './options'

function Choices({ field, value, language }: Shown<FieldFor<'choices'>, string[]>) {
  return (
    <span className="f-chips">
      {value.map(one => (
        <Chip key={one} colour={colourOf(field, one)}>
          {field.print([one], language)}
        </Chip>
      ))}
    </span>
  )
}

export const choicesView: FieldView<'choices'> = {
  Cell: Choices,
  Display: Choices,
  Input: later(() => import('./inputs/ChoiceInput').then(module => module.ChoicesInput)),
  Filter: later(() => import('./filters/ChoiceFilter').then(module => module.ChoicesFilter)),
}
