import { later } from '../pieces/later'
import { useResource } from '../providers/catalogueContext'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { ReferredLink } from './Referred'

function Reference({ field, value }: Shown<FieldFor<'reference'>, string | number>) {
  return <ReferredLink target={useResource(field.words.to)} id={value} />
}

export const referenceView: FieldView<'reference'> = {
  Cell: Reference,
  Display: Reference,
  Input: later(() => import('./inputs/ReferenceInput').then(module => module.ReferenceInput)),
  Filter: later(() => import('./filters/ReferenceFilter').then(module => module.ReferenceFilter)),
}
