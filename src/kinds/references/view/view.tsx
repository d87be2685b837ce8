import { Fragment } from 'react'
import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { ReferredLink, ReferredTitle } from '../../../fields/record/Referred'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { Chip } from '../../../ui/primitives/layout'
import { later } from '../../../ui/theme/later'

type References = ValueProps<FieldFor<'references'>, (string | number)[]>

/** Titles on one line; the record's page shows all of them. */
function Titles({ field, value }: References) {
  const target = useCatalogue().get(field.words.resource)
  return (
    <span className="f-clip">
      {value.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          <ReferredTitle target={target} id={key} />
        </Fragment>
      ))}
    </span>
  )
}

function Links({ field, value }: References) {
  const target = useCatalogue().get(field.words.resource)
  return (
    <span className="f-chips">
      {value.map(key => (
        <Chip key={key} className="f-chip">
          <ReferredLink target={target} id={key} />
        </Chip>
      ))}
    </span>
  )
}

export const view: FieldView<'references'> = {
  Cell: Titles,
  Display: Links,
  Input: later(() => import('./ReferencesInput'), 'ReferencesInput', 'validation', 'field'),
  Filter: later(
    () => import('../../reference/view/ReferenceFilter'),
    'HasReferenceFilter',
    'field',
  ),
  wide: true,
}
