import { Fragment } from 'react'
import { later } from '../pieces/later'
import { useResource } from '../providers/catalogueContext'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { ReferredLink, ReferredTitle } from './Referred'

type References = Shown<FieldFor<'references'>, (string | number)[]>

/** Titles on one line; what does not fit is on the record's page. */
function Titles({ field, value }: References) {
  const target = useResource(field.words.to)
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
  const target = useResource(field.words.to)
  return (
    <span className="f-chips">
      {value.map(key => (
        <span key={key} className="f-chip">
          <ReferredLink target={target} id={key} />
        </span>
      ))}
    </span>
  )
}

export const referencesView: FieldView<'references'> = {
  Cell: Titles,
  Display: Links,
  Input: later(() => import('./inputs/ReferencesInput').then(module => module.ReferencesInput)),
  Filter: later(() =>
    import('./filters/ReferenceFilter').then(module => module.HasReferenceFilter),
  ),
  wide: true,
}
