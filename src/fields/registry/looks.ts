import { withNamespaces } from '../../i18n/inUse'
import type { InputName } from '../../model/definition/uiNames'
import type { FieldModel } from '../../model/fields/resource'
import { later } from '../../pieces/theme/later'
import type { Later } from '../../pieces/theme/plainLater'
import type { InputProps } from '../display/fieldView'

/** Special inputs by the name in a schema's `input`. */
const inputs: Readonly<Record<InputName, Later<InputProps>>> = {
  latitude: later(() =>
    withNamespaces(import('../looks/LatitudeInput'), 'validation', 'field').then(
      module => module.LatitudeInput,
    ),
  ),
  photos: later(() =>
    withNamespaces(import('../photos/PhotosInput'), 'goods', 'validation').then(
      module => module.PhotosInput,
    ),
  ),
  radio: later(() =>
    withNamespaces(import('../looks/RadioInput'), 'validation').then(module => module.RadioInput),
  ),
  signature: later(() =>
    withNamespaces(import('./SignatureInput'), 'devices', 'validation', 'field').then(
      module => module.SignatureInput,
    ),
  ),
  taxed: later(() =>
    withNamespaces(import('../looks/TaxedInput'), 'validation', 'field').then(
      module => module.TaxedInput,
    ),
  ),
}

export const inputLook = ({ words }: FieldModel): Later<InputProps> | undefined =>
  words.input ? inputs[words.input] : undefined
