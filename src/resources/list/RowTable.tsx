import { useListContext, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { type AnyView, viewOf } from '../../fields/registry'
import type { FieldModel, Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { useRecordPath } from '../recordPath'
import { pieceAt } from '../slots'
import { ColumnHead } from './ColumnHead'
import { Row } from './Row'
import type { Columns } from './useColumns'
import { useSelectable } from './useSelectable'
import { WidthHandle } from './WidthHandle'

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
  const id = useId()
  const [dragged, setDragged] = useState<Columns['widths']>({})
  const first = selectable ? 2 : 1
  const hasActs = pieceAt(resource, 'row', useMe()) || resource.schema.papers
  const acts = hasActs ? resource : undefined
  const rules = widthRules(id, shown, { widths: { ...columns.widths, ...dragged }, first })
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <div className="r-scroll">
      <style>{rules}</style>
      <table id={id} className={`r-table r-${columns.density}`}>
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
            {shown.map(({ field, view, leads }) => (
              <ColumnHead
                key={field.name}
                field={field}
                resource={resource}
                align={view.align}
                leads={leads}
                handle={
                  <WidthHandle
                    label={labels.field(field)}
                    width={columns.widths[field.name]}
                    onDrag={width => setDragged({ [field.name]: width })}
                    onWidth={width => {
                      setDragged({})
                      columns.setWidth(field.name, width)
                    }}
                  />
                }
              />
            ))}
            {acts && (
              <th className="r-act" scope="col">
                <span className="p-hidden">{translate('app.common.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.map(record => (
            <Row
              key={record.id}
              resource={resource}
              record={record}
              columns={shown}
              path={pathOf(record)}
              selected={selectedIds.includes(record.id)}
              onToggle={selectable ? onToggleItem : undefined}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Widths {
  readonly widths: Columns['widths']
  /** The place of the first column. */
  readonly first: number
}
/** As rules, so that no row is drawn again while an edge is dragged. */
function widthRules(id: string, shown: readonly Column[], { widths, first }: Widths): string {
  return shown
    .map(({ field }, at) => {
      const width = widths[field.name]
      if (width === undefined) return ''
      const cell = `[id="${id}"] tr > :nth-child(${at + first})`
      return `${cell} { width: ${width}px; min-width: ${width}px; max-width: ${width}px; overflow: hidden; text-overflow: ellipsis }
${cell} :is(.f-clip, .f-link, .f-chip) { min-width: 0; max-width: 100% }`
    })
    .join('\n')
}

/** The title leads to the record; where no column shows it the key does, else the first one. */
export const leadingField = (resource: Resource, shown: readonly FieldModel[]) =>
  shown.find(({ name }) => resource.title.includes(name)) ??
  shown.find(({ name }) => name === resource.key.name) ??
  shown[0]
