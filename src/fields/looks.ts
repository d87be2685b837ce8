import type { InputName } from '../model/named'
import type { FieldModel } from '../model/resource'
import { later } from '../pieces/later'
import type { Later } from '../pieces/plainLater'
import type { Asked } from './fieldView'

/** Inputs of their own for single fields, by the name a schema's `input` says. */
const inputs: Readonly<Record<InputName, Later<Asked>>> = {
  latitude: later(() => import('./looks/LatitudeInput').then(module => module.LatitudeInput)),
  photos: later(() => import('./photos/PhotosInput').then(module => module.PhotosInput)),
  radio: later(() => import('./looks/RadioInput').then(module => module.RadioInput)),
  signature: later(() => import('./looks/SignatureInput').then(module => module.SignatureInput)),
  taxed: later(() => import('./looks/TaxedInput').then(module => module.TaxedInput)),
}

export const inputLook = ({ words }: FieldModel): Later<Asked> | undefined =>
  words.input ? inputs[words.input] : undefined
