import type { ValueProps } from '../../../fields/display/fieldView'
import { viewOf } from '../../../fields/registry/registry'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import { readableRowFields } from '../../../model/access/access'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'
import type { FeatureColumn } from '../../../ui/features/areaFeatures'
import { RowColumns } from './RowColumns'

type Row = Readonly<Record<string, unknown>>

/** Child rows as a plain table; columns without a value are omitted. */
export function RowsTable({ field, value }: ValueProps<unknown, Row[]>) {
  const lines = field as FieldModel
  const me = useMe()
  const labels = useLabels()
  const columns = readableRowFields(lines, me).filter(({ name }) =>
    value.some(row => !isNone(row[name]) && row[name] !== false),
  )
  const table = (beside: readonly FeatureColumn[]) => (
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
              {columns.map(column => (
                <td
                  key={column.name}
                  data-align={viewOf(column).align}
                  data-label={labels.field(column)}
                >
                  {row[column.name] !== false && (
                    <ShownValue field={column} value={row[column.name]} as="Cell" />
                  )}
                </td>
              ))}
              {beside.map(({ name, label, cell }) => (
                <td key={name} data-align="end" data-label={label}>
                  {cell(at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  return (
    <RowColumns field={lines} rows={value} meanwhile={table([])}>
      {table}
    </RowColumns>
  )
}
