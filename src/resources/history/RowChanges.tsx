import { useTranslate } from 'ra-core'
import { readableRowFields } from '../../model/access/access'
import type { FieldModel } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import { Row, Stack } from '../../ui/primitives/layout'
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
    <Stack as="ul">
      {rowChanges(columns, old, now).map(({ id, is, cells }) => (
        <Row as="li" wrap gap={3} key={`${is} ${id}`}>
          <b>{translate(`history.row${is}`)}</b>
          {cells.map(({ column, values }) => (
            <span key={column.name} className="p-row">
              <span className="p-quiet">{labels.field(column)}</span>{' '}
              <FromTo field={column} values={values} />
            </span>
          ))}
        </Row>
      ))}
    </Stack>
  )
}
