import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import { Chip } from '../display/Chip'
import type { FieldFor, FieldView, ValueProps } from '../display/fieldView'
import { colourOf } from '../display/options'

/** A coloured chip if the schema gives the value a colour, otherwise text. */
function Choice({ field, value, language }: ValueProps<FieldFor<'choice'>, string | number>) {
  const colour = colourOf(field, value)
  const word = field.print(value, language)
  return colour ? <Chip colour={colour}>{word}</Chip> : word
}

export const choiceView: FieldView<'choice'> = {
  Cell: Choice,
  Display: Choice,
  Input: later(() =>
    withNamespaces(import('../inputs/ChoiceInput'), 'validation', 'field').then(
      module => module.ChoiceInput,
    ),
  ),
  Filter: later(() => import('../filters/ChoiceFilter').then(module => module.ChoiceFilter)),
}
