import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { CodeText } from '../../../fields/display/plain'
import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../ui/theme/later'

const Id = ({ field, value, language }: ValueProps<FieldFor<'id'>, number>) => (
  <CodeText field={field} value={field.print(value, language)} language={language} />
)

/** Assigned by the server; read-only in forms. */
export const view: FieldView<'id'> = {
  Cell: Id,
  Display: Id,
  Input: later(() =>
    withNamespaces(import('../../../fields/inputs/NumberInput'), 'validation').then(module =>
      module.numberInput(0),
    ),
  ),
  Filter: later(() => import('./ExactFilter'), 'ExactFilter'),
  withForm: true,
}
