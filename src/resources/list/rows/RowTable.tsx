import { useListContext, useTranslate } from 'ra-core'
import { Fragment, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { type AnyView, viewOf } from '../../../fields/registry/registry'
import { isNoneIn } from '../../../fields/registry/ShownValue'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { Checkbox } from '../../../ui/primitives/inputs'
import { useRecordPath } from '../../record/recordPath'
import { useComponentAt } from '../../slots/slots'
import type { ListColumnChoice } from '../state/useColumns'
import { useGroups } from '../state/useGroups'
import { ColumnHead } from './ColumnHead'
import { GroupHead } from './GroupHead'
import { ListRow } from './ListRow'
import { pictureOf } from './RowIdentity'
import { useSelectable } from './RowTick'
import { useFitting } from './useFitting'

export interface RowColumn {
  readonly field: FieldModel
  readonly view: AnyView
  /** This cell is the link to the record. */
  readonly leads: boolean
  /** It stays at the start while the list scrolls sideways. */
  readonly isPinned?: boolean
}

/** A plain table: static classes, native checkboxes, a sticky header. */
export function RowTable({ columns }: { readonly columns: ListColumnChoice }) {
  const { resource, translate, labels } = useResourceView()
  const pathOf = useRecordPath(resource)
  const selectable = useSelectable(resource)
  const { data = [], selectedIds, onToggleItem } = useListContext()
  const leading = leadingField(resource, columns.shown)
  const picture = pictureOf(columns.shown.filter(field => field !== leading))
  const filled = columns.shown.filter(
    field =>
      columns.isArranged ||
      field === leading ||
      data.some(row => !isNoneIn(field, row[field.name])),
  )
  const { area, fitting: fields } = useFitting(
    filled.filter(field => field !== picture),
    columns.isArranged,
    data,
  )
  const isPinned = (field: FieldModel) =>
    columns.pinned.includes(field.name) || (columns.pinned.length > 0 && field === leading)
  const shown: RowColumn[] = pinnedFirst(fields, leading, columns.pinned).map(field => ({
    field,
    view: viewOf(field),
    leads: field === leading,
    isPinned: isPinned(field),
  }))
  const id = useId()
  const headOf = useGroups(columns)
  const [dragged, setDragged] = useState<ListColumnChoice['widths']>({})
  const first = selectable ? 2 : 1
  const component = useComponentAt(resource, 'row')
  const hasActs = Boolean(component || resource.schema.documents)
  const offsets = usePinOffsets(area, shown)
  const rules = widthRules(id, shown, {
    widths: { ...columns.widths, ...dragged },
    first,
    offsets,
  })
  return (
    <div className="r-scroll" ref={area}>
      <style>{rules}</style>
      <table id={id} className={`r-table r-${columns.density}`}>
        <caption className="p-hidden">{labels.many(resource)}</caption>
        <thead>
          <tr>
            {selectable && <PageTick />}
            {shown.map(({ field, view, leads, isPinned }) => (
              <ColumnHead
                key={field.name}
                field={field}
                align={view.align}
                leads={leads}
                isPinned={isPinned}
                columns={columns}
                onDrag={width => setDragged(width === undefined ? {} : { [field.name]: width })}
              />
            ))}
            <th className="r-act" scope="col">
              <span className="p-hidden">{translate('app.common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((record, at) => {
            const head = headOf(record, data[at - 1])
            return (
              <Fragment key={record.id}>
                {head && <GroupHead head={head} columns={shown} before={first - 1} />}
                <ListRow
                  resource={resource}
                  record={record}
                  columns={shown}
                  picture={picture}
                  path={pathOf(record)}
                  selected={selectedIds.includes(record.id)}
                  onToggle={selectable ? onToggleItem : undefined}
                  hasActs={hasActs}
                  hasMenu
                />
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Selects all rows of the page. */
function PageTick() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext()
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <th className="r-tick" scope="col">
      <Checkbox
        aria-label={translate('app.action.selectAll')}
        checked={all}
        ref={box => {
          if (box) box.indeterminate = !all && selectedIds.length > 0
        }}
        onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
      />
    </th>
  )
}

interface Widths {
  readonly widths: ListColumnChoice['widths']
  /** Index of the first column. */
  readonly first: number
  /** Where pinned columns stay, in pixels from the start. */
  readonly offsets: Offsets
}
/** Widths as CSS rules, so that dragging an edge renders no row. */
function widthRules(id: string, shown: readonly RowColumn[], look: Widths): string {
  const { widths, first, offsets } = look
  return shown
    .map(({ field }, at) => {
      const width = widths[field.name]
      const offset = offsets[field.name]
      const cell = `[id="${id}"] tr:not(.r-group) > :nth-child(${at + first})`
      const pin = offset === undefined ? '' : `${cell} { inset-inline-start: ${offset}px }`
      if (width === undefined) return pin
      return `${pin}
${cell} { width: ${width}px; min-width: ${width}px; max-width: ${width}px; overflow: hidden; text-overflow: ellipsis }
${cell} :is(.f-clip, .f-link, .f-chip) { min-width: 0; max-width: 100% }`
    })
    .join('\n')
}

type Offsets = Readonly<Record<string, number>>
const noOffsets: Offsets = {}

/** Distances of pinned columns from the start of the table, measured again when it or its columns change. */
function usePinOffsets(area: RefObject<HTMLElement | null>, shown: readonly RowColumn[]): Offsets {
  const [offsets, setOffsets] = useState(noOffsets)
  const pinned = shown.filter(({ isPinned }) => isPinned).map(({ field }) => field.name)
  const names = pinned.join()
  useLayoutEffect(() => {
    const heads = [...(area.current?.querySelectorAll<HTMLElement>('th.r-pinned') ?? [])]
    if (heads.length === 0) return setOffsets(noOffsets)
    const measure = () => {
      let sum = 0
      const found = names.split(',').map((name, at) => {
        const offset = sum
        sum += heads[at]?.offsetWidth ?? 0
        return [name, offset] as const
      })
      setOffsets(Object.fromEntries(found))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const head of heads) observer.observe(head)
    return () => observer.disconnect()
  }, [area, names])
  return offsets
}

/** The leading column and the pinned ones come first, in the order in which they were pinned. */
function pinnedFirst(
  fields: readonly FieldModel[],
  leading: FieldModel | undefined,
  pinned: readonly string[],
): readonly FieldModel[] {
  const held = pinned.flatMap(name => fields.find(field => field.name === name) ?? [])
  if (held.length === 0) return fields
  const first = fields.filter(field => field === leading && !held.includes(field))
  return [...new Set([...first, ...held, ...fields])]
}

/** The field that is the link to the record: the title, else the key, else the first column. */
export const leadingField = (resource: Resource, shown: readonly FieldModel[]) =>
  shown.find(({ name }) => resource.title.includes(name)) ??
  shown.find(({ name }) => name === resource.key.name) ??
  shown[0]
