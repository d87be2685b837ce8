import { Chip } from '../../../fields/display/Chip'
import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { colourOf } from '../../../fields/display/options'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../ui/theme/later'

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
    withNamespaces(import('../../../fields/inputs/ChoiceInput'), 'validation', 'field').then(
      module => module.ChoicesInput,
    ),
  ),
  Filter: later(() =>
    import('../../../fields/filters/ChoiceFilter').then(module => module.ChoicesFilter),
  ),
}
