import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { colourOf } from '../../../fields/display/options'
import { ValueChip } from '../../../fields/display/ValueChip'
import { later } from '../../../ui/theme/later'

function Choices({ field, value, language }: ValueProps<FieldFor<'choices'>, string[]>) {
  return (
    <span className="f-chips">
      {value.map(one => (
        <ValueChip key={one} colour={colourOf(field, one)}>
          {field.print([one], language)}
        </ValueChip>
      ))}
    </span>
  )
}

export const view: FieldView<'choices'> = {
  Cell: Choices,
  Display: Choices,
  Input: later(
    () => import('../../../fields/inputs/ChoiceInput'),
    'ChoicesInput',
    'validation',
    'field',
  ),
  Filter: later(() => import('../../../fields/filters/ChoiceFilter'), 'ChoicesFilter'),
}
