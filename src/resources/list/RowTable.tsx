import { useListContext, useTranslate } from 'ra-core'
import { type AnyView, viewOf } from '../../fields/registry'
import type { FieldModel, Resource } from '../../model/resource'
import { useLabels } from '../../providers/labels'
import { useRecordPath } from '../recordPath'
import { ColumnHead } from './ColumnHead'
import { Row } from './Row'
import type { Columns } from './useColumns'
import { useSelectable } from './useSelectable'

interface RowTableProps {
  readonly resource: Resource
  readonly columns: Columns
}

export interface Column {
  readonly field: FieldModel
  readonly view: AnyView
  /** The cell that leads to the record. */
  readonly leads: boolean
}

/** A plain table: static classes, native checkboxes, a head that stays in sight. */
export function RowTable({ resource, columns }: RowTableProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const pathOf = useRecordPath(resource)
  const selectable = useSelectable(resource)
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext()
  const leading = leadingField(resource, columns.shown)
  const shown: Column[] = columns.shown.map(field => ({
    field,
    view: viewOf(field),
    leads: field === leading,
  }))
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <div className="r-scroll">
      <table className={`r-table r-${columns.density}`}>
        <caption className="p-hidden">{labels.many(resource)}</caption>
        <thead>
          <tr>
            {selectable && (
              <th className="r-tick" scope="col">
                <input
                  type="checkbox"
                  aria-label={translate('ra.action.select_all')}
                  checked={all}
                  ref={box => {
                    if (box) box.indeterminate = !all && selectedIds.length > 0
                  }}
                  onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
                />
              </th>
            )}
            {shown.map(({ field, view }) => (
              <ColumnHead key={field.name} field={field} resource={resource} align={view.align} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map(record => (
            <Row
              key={record.id}
              record={record}
              columns={shown}
              path={pathOf(record)}
              selected={selectedIds.includes(record.id)}
              onToggle={selectable ? onToggleItem : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The title leads to the record; where no column shows it the key does, else the first one. */
export const leadingField = (resource: Resource, shown: readonly FieldModel[]) =>
  shown.find(({ name }) => resource.title.includes(name)) ??
  shown.find(({ name }) => name === resource.key.name) ??
  shown[0]
