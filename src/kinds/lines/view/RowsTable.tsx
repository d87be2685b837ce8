import type { ValueProps } from '../../../fields/display/fieldView'
import { viewOf } from '../../../fields/registry/registry'
import { isEmptyCell, ShownValue } from '../../../fields/registry/ShownValue'
import { useNarrow } from '../../../fields/registry/useNarrow'
import { readableRowFields } from '../../../model/access/access'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/catalogueContext'
import type { FeatureColumn } from '../../../ui/features/areaFeatures'
import { Text } from '../../../ui/primitives/layout'
import { plainLater } from '../../../ui/theme/plainLater'
import { RowColumns } from './RowColumns'

const RowFolds = plainLater(() => import('./RowFolds'), 'RowFolds', 'columns')

type Row = Readonly<Record<string, unknown>>

/** A latitude that is set on a map, or the longitude after it: numbers without meaning for readers. */
const isCoordinate = (field: FieldModel, before: FieldModel | undefined) =>
  [field, before].some(one => one?.words.input === 'latitude')

/**
 * Child rows as a plain table, on phones each as one line that unfolds; columns without a value and coordinates are
 * omitted.
 */
export function RowsTable({ field, value }: ValueProps<unknown, Row[]>) {
  const lines = field as FieldModel
  const me = useMe()
  const columns = readableRowFields(lines, me).filter(
    (column, at, all) =>
      !isCoordinate(column, all[at - 1]) && value.some(row => !isEmptyCell(row[column.name])),
  )
  const Rows = useNarrow() ? RowFolds : Table
  return (
    <RowColumns field={lines} rows={value} meanwhile={<Rows {...{ columns, value }} beside={[]} />}>
      {beside => <Rows {...{ columns, value, beside }} />}
    </RowColumns>
  )
}

/** More columns than this leave no room for a tick with a long label. */
const MANY = 6

export interface RowsProps {
  readonly columns: readonly FieldModel[]
  readonly value: readonly Row[]
  readonly beside: readonly FeatureColumn[]
}

/** Beside many columns, a flag is a note below the first value of its row. */
function Table({ columns: all, value, beside }: RowsProps) {
  const labels = useLabels()
  const isFlag = (column: FieldModel, at: number) =>
    column.kind === 'boolean' && at > 0 && all.length > MANY
  const flags = all.filter(isFlag)
  const columns = all.filter(column => !flags.includes(column))
  return (
    <div className="f-rows p-across">
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.name} scope="col" data-align={viewOf(column).align}>
                {labels.field(column)}
              </th>
            ))}
            {beside.map(({ name, label }) => (
              <th key={name} scope="col" data-align="end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((row, at) => (
            <tr key={String(row._ID ?? at)}>
              {columns.map((column, place) => (
                <td key={column.name} data-align={viewOf(column).align}>
                  {row[column.name] !== false && (
                    <ShownValue field={column} value={row[column.name]} as="Cell" />
                  )}
                  {place === 0 &&
                    flags.map(
                      flag =>
                        row[flag.name] === true && (
                          <Text key={flag.name} as="div" size="sm" tone="secondary">
                            {labels.field(flag)}
                          </Text>
                        ),
                    )}
                </td>
              ))}
              {beside.map(({ name, cell }) => (
                <td key={name} data-align="end">
                  {cell(at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
