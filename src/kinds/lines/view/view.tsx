import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { Nothing } from '../../../fields/display/plain'
import { emptyFilter } from '../../../fields/registry/parts'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import { type Me, readableRowFields } from '../../../model/access/access'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { later } from '../../../ui/theme/later'
import { plainLater } from '../../../ui/theme/plainLater'
import { NoPicture } from '../../image/view/view'

type Rows = Readonly<Record<string, unknown>>[]

const pictureOf = (field: FieldModel, me: Me) =>
  readableRowFields(field, me).find(({ isPicture }) => isPicture)

/** In a list: the first picture of the rows, else the number of rows. */
function Glance({ field, value }: ValueProps<FieldFor<'lines'>, Rows>) {
  const picture = pictureOf(field as FieldModel, useMe())
  const shown = picture && value.map(row => row[picture.name]).find(one => !isNone(one))
  if (picture && shown) return <ShownValue field={picture} value={shown} as="Cell" />
  return <span className="f-number">{value.length}</span>
}

function NoRows({ field }: { readonly field: FieldFor<'lines'> }) {
  return pictureOf(field as FieldModel, useMe()) ? <NoPicture /> : <Nothing />
}

export const view: FieldView<'lines'> = {
  Cell: Glance,
  Missing: NoRows,
  Display: plainLater(() => import('./RowsTable'), 'RowsTable'),
  Input: later(() => import('./LinesInput'), 'LinesInput', 'columns', 'field'),
  Filter: emptyFilter,
  wide: true,
}
