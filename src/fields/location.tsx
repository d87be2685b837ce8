import type { Place } from '../model/kinds/structure'
import { later } from '../pieces/later'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { PlaceMap } from './inputs/PlaceMap'

function Coordinates({ field, value, language }: Shown<FieldFor<'location'>, Place>) {
  return (
    <span className="f-code" dir="ltr">
      {field.print(value, language)}
    </span>
  )
}

function OnMap(props: Shown<FieldFor<'location'>, Place>) {
  return (
    <div>
      <Coordinates {...props} />
      <PlaceMap place={props.value} />
    </div>
  )
}

export const locationView: FieldView<'location'> = {
  Cell: Coordinates,
  Display: OnMap,
  Input: later(() => import('./inputs/LocationInput').then(module => module.LocationInput)),
  Filter: later(() => import('./filters/EmptyFilter').then(module => module.EmptyFilter)),
  wide: true,
}
