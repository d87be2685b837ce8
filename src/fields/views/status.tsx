import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import { Chip } from '../display/Chip'
import type { FieldFor, FieldView, ValueProps } from '../display/fieldView'
import { colourOf } from '../display/options'

/** The state of a flow, changed by transitions only; its input is read-only. */
function Status({ field, value, language }: ValueProps<FieldFor<'status'>, number>) {
  return <Chip colour={colourOf(field, value)}>{field.print(value, language)}</Chip>
}

export const statusView: FieldView<'status'> = {
  Cell: Status,
  Display: Status,
  Input: later(() =>
    withNamespaces(import('../inputs/ChoiceInput'), 'validation', 'field').then(
      module => module.ChoiceInput,
    ),
  ),
  Filter: later(() => import('../filters/ChoiceFilter').then(module => module.ChoiceFilter)),
}
