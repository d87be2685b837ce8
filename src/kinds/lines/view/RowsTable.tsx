import type { ValueProps } from '../../../fields/display/fieldView'
import { viewOf } from '../../../fields/registry/registry'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import { readableRowFields } from '../../../model/access/access'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'
import { Table } from '../../../ui/primitives/Table'
import { LineLookupCell } from './LineLookupCell'
import { useLineLookups } from './useLineLookups'

type Row = Readonly<Record<string, unknown>>

/** Child rows as a plain table; columns without a value are omitted. */
export function RowsTable({ field, value }: ValueProps<unknown, Row[]>) {
  const lines = field as FieldModel
  const me = useMe()
  const labels = useLabels()
  const columns = readableRowFields(lines, me).filter(({ name }) =>
    value.some(row => !isNone(row[name]) && row[name] !== false),
  )
  const beside = useLineLookups(lines, value)
  return (
    <Table
      stacks
      label={labels.field(lines)}
      rows={value}
      rowKey={(row, at) => String(row._ID ?? at)}
      columns={[
        ...columns.map(column => ({
          key: column.name,
          label: labels.field(column),
          isNumber: viewOf(column).align === 'end',
          cell: (row: Row) => <ShownValue field={column} value={row[column.name]} as="Cell" />,
        })),
        ...beside.columns.map(([name, words]) => ({
          key: name,
          label: labels.text(words.label),
          isNumber: true,
          cell: (row: Row) => (
            <LineLookupCell words={words} number={beside.numbers[String(row._ID)]?.[name]} />
          ),
        })),
      ]}
    />
  )
}
