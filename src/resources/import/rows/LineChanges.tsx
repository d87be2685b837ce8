import { useTranslate } from 'ra-core'
import { readableRowFields } from '../../../model/access/access'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'
import { Row, Stack } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import { rowChanges } from '../../history/rowDiff'
import { Old, Plain } from './RowValues'

interface LineChangesProps {
  readonly field: FieldModel
  readonly values: readonly [old: unknown, now: unknown]
}

/** Child rows that would be added, removed or changed. */
export function LineChanges({ field, values: [old, now] }: LineChangesProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const columns = readableRowFields(field, useMe())
  return (
    <Stack as="ul" gap={1}>
      {rowChanges(columns, old, now).map(({ id, is, cells }) => (
        <Row as="li" wrap gap={3} key={`${is} ${id}`}>
          <strong>{translate(`history.row${is}`)}</strong>
          {cells.map(({ column, values: [was, value] }) => (
            <Text key={column.name} as={is === 'Removed' ? 's' : 'span'}>
              <span className="p-quiet">{labels.field(column)}</span>{' '}
              {is === 'Changed' && <Old field={column} value={was} />}
              <Plain field={column} value={value} />
            </Text>
          ))}
        </Row>
      ))}
    </Stack>
  )
}
