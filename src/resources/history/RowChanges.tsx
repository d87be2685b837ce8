import { useTranslate } from 'ra-core'
import { readableRowFields } from '../../model/access/access'
import type { FieldModel } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import { FromTo } from './FieldChange'
import { rowChanges } from './rowDiff'

interface RowChangesProps {
  readonly field: FieldModel
  readonly values: readonly [old: unknown, now: unknown]
}

/** Child rows that were added, removed or changed. */
export function RowChanges({ field, values: [old, now] }: RowChangesProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const columns = readableRowFields(field, useMe())
  return (
    <ul className="h-rows">
      {rowChanges(columns, old, now).map(({ id, is, cells }) => (
        <li key={`${is} ${id}`}>
          <span className="h-row">{translate(`history.row${is}`)}</span>
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
