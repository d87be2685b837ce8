import { isEmptyCell, ShownValue } from '../../../fields/registry/ShownValue'
import { useLabels } from '../../../providers/backend/catalogueContext'
import { Facts } from '../../../ui/primitives/Facts'
import { Stack, Text } from '../../../ui/primitives/layout'
import { HeadValue, LineHead, SHORT } from './LineHead'
import type { RowsProps } from './RowsTable'

/** Rows on a phone: one line each, which unfolds; rows of few columns as they are. */
export function RowFolds({ columns, value, beside }: RowsProps) {
  const labels = useLabels()
  const [lead] = columns
  const isFolding = columns.length > SHORT
  const factsOf = (row: RowsProps['value'][number], at: number) => (
    <Facts
      min={112}
      facts={[
        ...(isFolding ? columns : columns.slice(1)).map(
          column =>
            !isEmptyCell(row[column.name]) && {
              label: labels.field(column),
              value: <ShownValue field={column} value={row[column.name]} as="Cell" />,
            },
        ),
        ...beside.map(({ label, cell }) => ({ label, value: cell(at) })),
      ]}
    />
  )
  return (
    <Stack as="ol" gap={0} divided className="f-folds">
      {value.map((row, at) => (
        <li key={String(row._ID ?? at)}>
          {isFolding ? (
            <details>
              <LineHead
                {...{ at, columns }}
                labelOf={labels.field}
                shownOf={column => <HeadValue field={column} value={row[column.name]} />}
              />
              {factsOf(row, at)}
            </details>
          ) : (
            <>
              {lead && (
                <Text as="div" strong>
                  <ShownValue field={lead} value={row[lead.name]} as="Cell" />
                </Text>
              )}
              {factsOf(row, at)}
            </>
          )}
        </li>
      ))}
    </Stack>
  )
}
