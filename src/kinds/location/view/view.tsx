import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { emptyFilter } from '../../../fields/registry/parts'
import { later } from '../../../ui/theme/later'
import { plainLater, quiet } from '../../../ui/theme/plainLater'
import type { GeoPoint } from '../data'

function Coordinates({ field, value, language }: ValueProps<FieldFor<'location'>, GeoPoint>) {
  return (
    <span className="f-code" dir="ltr">
      {field.print(value, language)}
    </span>
  )
}

const PlaceMap = quiet(plainLater(() => import('../../../fields/map/PlaceMap'), 'PlaceMap'))

function OnMap(props: ValueProps<FieldFor<'location'>, GeoPoint>) {
  return (
    <div>
      <Coordinates {...props} />
      <PlaceMap place={props.value} />
    </div>
  )
}

export const view: FieldView<'location'> = {
  Cell: Coordinates,
  Display: OnMap,
  Input: later(() => import('./LocationInput'), 'LocationInput', 'validation', 'field'),
  Filter: emptyFilter,
  wide: true,
}
