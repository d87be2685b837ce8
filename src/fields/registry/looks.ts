import type { InputName } from '../../model/definition/uiNames'
import type { FieldModel } from '../../model/fields/resource'
import { useAreaFeatures } from '../../ui/features/areaFeatures'
import { later } from '../../ui/theme/later'
import type { Later } from '../../ui/theme/plainLater'
import type { InputProps } from '../display/fieldView'
import { viewOf } from './registry'

/** Inputs for any schema by the name in a field's `input`; those of areas are in `src/business/app/areaFeatures.ts`. */
export const genericInputs: Readonly<Record<InputName, Later<InputProps>>> = {
  latitude: later(() => import('../looks/LatitudeInput'), 'LatitudeInput', 'validation', 'field'),
  photos: later(() => import('../photos/PhotosInput'), 'PhotosInput', 'goods', 'validation'),
  radio: later(() => import('../looks/RadioInput'), 'RadioInput', 'validation'),
  signature: later(
    () => import('./SignatureInput'),
    'SignatureInput',
    'devices',
    'validation',
    'field',
  ),
}

/** The input of a field: the one its schema names, else that of its kind. */
export function useInputOf(field: FieldModel): Later<InputProps> {
  const { inputs } = useAreaFeatures()
  const { input } = field.words
  const named = input && (genericInputs[input as InputName] ?? inputs?.[input])
  return named || viewOf(field).Input
}
