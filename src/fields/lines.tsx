import { readableRowFields } from '../model/access'
import type { FieldModel } from '../model/resource'
import { later } from '../pieces/later'
import { useMe } from '../providers/backendContext'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { RowsTable } from './RowsTable'
import { isNone, ShownValue } from './ShownValue'

type Rows = Readonly<Record<string, unknown>>[]

/** In a list: the first picture of rows that have one, else how many rows there are. */
function Glance({ field, value }: Shown<FieldFor<'lines'>, Rows>) {
  const picture = readableRowFields(field as FieldModel, useMe()).find(
    ({ kind }) => kind === 'image',
  )
  const shown = picture && value.map(row => row[picture.name]).find(one => !isNone(one))
  if (picture && shown) return <ShownValue field={picture} value={shown} as="Cell" />
  return <span className="f-number">{value.length}</span>
}

export const linesView: FieldView<'lines'> = {
  Cell: Glance,
  Display: RowsTable,
  Input: later(() => import('./inputs/LinesInput').then(module => module.LinesInput)),
  Filter: later(() => import('./filters/EmptyFilter').then(module => module.EmptyFilter)),
  wide: true,
}
