import { withNamespaces } from '../../i18n/inUse'
import type { GeoPoint } from '../../kinds/location/data'
import { later } from '../../pieces/theme/later'
import type { FieldFor, FieldView, ValueProps } from '../display/fieldView'
import { PlaceMap } from '../map/PlaceMap'

function Coordinates({ field, value, language }: ValueProps<FieldFor<'location'>, GeoPoint>) {
  return (
    <span className="f-code" dir="ltr">
      {field.print(value, language)}
    </span>
  )
}

function OnMap(props: ValueProps<FieldFor<'location'>, GeoPoint>) {
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
  Input: later(() =>
    withNamespaces(import('../inputs/LocationInput'), 'validation', 'field').then(
      module => module.LocationInput,
    ),
  ),
  Filter: later(() =>
    withNamespaces(import('../filters/EmptyFilter'), 'list').then(module => module.EmptyFilter),
  ),
  wide: true,
}
