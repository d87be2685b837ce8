import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../pieces/theme/later'
import { useResource } from '../../providers/backend/catalogueContext'
import type { FieldFor, FieldView, ValueProps } from '../display/fieldView'
import { ReferredLink } from '../record/Referred'

function Reference({ field, value }: ValueProps<FieldFor<'reference'>, string | number>) {
  return <ReferredLink target={useResource(field.words.resource)} id={value} />
}

export const referenceView: FieldView<'reference'> = {
  Cell: Reference,
  Display: Reference,
  Input: later(() =>
    withNamespaces(import('../picker/ReferenceInput'), 'validation', 'field').then(
      module => module.ReferenceInput,
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/ReferenceFilter'), 'field').then(
      module => module.ReferenceFilter,
    ),
  ),
}
