import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { ReferredLink } from '../../../fields/record/Referred'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { later } from '../../../ui/theme/later'

function Reference({ field, value }: ValueProps<FieldFor<'reference'>, string | number>) {
  return <ReferredLink target={useCatalogue().get(field.words.resource)} id={value} />
}

export const view: FieldView<'reference'> = {
  Cell: Reference,
  Display: Reference,
  Input: later(() => import('./ReferenceInput'), 'ReferenceInput', 'validation', 'field'),
  Filter: later(() => import('./ReferenceFilter'), 'ReferenceFilter', 'field'),
}
