import { useTranslate } from 'ra-core'
import { readableRowFields } from '../../model/access'
import type { FieldModel } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { FromTo } from './Change'
import { rowChanges } from './rowDiff'

interface RowChangesProps {
  readonly field: FieldModel
  readonly values: readonly [old: unknown, now: unknown]
}

/** Which child rows came, went or changed, and what in them. */
export function RowChanges({ field, values: [old, now] }: RowChangesProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const columns = readableRowFields(field, useMe())
  return (
    <ul className="h-rows">
      {rowChanges(columns, old, now).map(({ id, is, cells }) => (
        <li key={`${is} ${id}`}>
          <span className="h-row">{translate(`app.history.row${is}`)}</span>
          {cells.map(({ column, values }) => (
            <span key={column.name} className="h-cell">
              <span className="h-label">{labels.field(column)}</span>{' '}
              <FromTo field={column} values={values} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
