import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import { Chip } from '../display/Chip'
import type { FieldFor, FieldView, ValueProps } from '../display/fieldView'
import { colourOf } from '../display/options'

function Choices({ field, value, language }: ValueProps<FieldFor<'choices'>, string[]>) {
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
  Input: later(() =>
    withNamespaces(import('../inputs/ChoiceInput'), 'validation', 'field').then(
      module => module.ChoicesInput,
    ),
  ),
  Filter: later(() => import('../filters/ChoiceFilter').then(module => module.ChoicesFilter)),
}
