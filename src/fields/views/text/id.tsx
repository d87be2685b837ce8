import { withNamespaces } from '../../../i18n/inUse'
import { later } from '../../../pieces/theme/later'
import type { FieldFor, FieldView, ValueProps } from '../../display/fieldView'
import { CodeText } from '../../display/plain'

const Id = ({ field, value, language }: ValueProps<FieldFor<'id'>, number>) => (
  <CodeText field={field} value={field.print(value, language)} language={language} />
)

/** Assigned by the server; read-only in forms. */
export const idView: FieldView<'id'> = {
  Cell: Id,
  Display: Id,
  Input: later(() =>
    withNamespaces(import('../../inputs/NumberInput'), 'validation').then(module =>
      module.numberInput(0),
    ),
  ),
  Filter: later(() => import('../../filters/ExactFilter').then(module => module.ExactFilter)),
  withForm: true,
}
