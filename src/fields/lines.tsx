import { type Me, readableRowFields } from '../model/access'
import type { FieldModel } from '../model/resource'
import { later } from '../pieces/later'
import { useMe } from '../providers/backendContext'
import type { FieldFor, FieldView, Shown } from './fieldView'
import { NoPicture } from './image'
import { Nothing } from './plain'
import { RowsTable } from './RowsTable'
import { isNone, ShownValue } from './ShownValue'

type Rows = Readonly<Record<string, unknown>>[]

const pictureOf = (field: FieldModel, me: Me) =>
  readableRowFields(field, me).find(({ kind }) => kind === 'image')

/** In a list: the first picture of rows that have one, else how many rows there are. */
function Glance({ field, value }: Shown<FieldFor<'lines'>, Rows>) {
  const picture = pictureOf(field as FieldModel, useMe())
  const shown = picture && value.map(row => row[picture.name]).find(one => !isNone(one))
  if (picture && shown) return <ShownValue field={picture} value={shown} as="Cell" />
  return <span className="f-number">{value.length}</span>
}

function NoRows({ field }: { readonly field: FieldFor<'lines'> }) {
  return pictureOf(field as FieldModel, useMe()) ? <NoPicture /> : <Nothing />
}

export const linesView: FieldView<'lines'> = {
  Cell: Glance,
  Missing: NoRows,
  Display: RowsTable,
  Input: later(() => import('./inputs/LinesInput').then(module => module.LinesInput)),
  Filter: later(() => import('./filters/EmptyFilter').then(module => module.EmptyFilter)),
  wide: true,
}
