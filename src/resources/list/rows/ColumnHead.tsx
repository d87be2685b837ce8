import { useListContext, useTranslate } from 'ra-core'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import { maySort, narrowest, widest } from '../../../model/lists/listState'
import { sortKeys } from '../../../model/lists/sortKeys'
import { useResourceView, useTexts } from '../../../providers/backend/catalogueContext'
import { later } from '../../../ui/theme/later'
import { LateMenuButton } from '../menus/LateMenuButton'
import type { ListColumnChoice } from '../state/useColumns'
import { useSort } from '../state/useSort'

interface ColumnHeadProps {
  readonly field: FieldModel
  readonly align?: 'end' | undefined
  /** Its cells are links to the records. */
  readonly leads: boolean
  readonly isPinned: boolean | undefined
  readonly columns: ListColumnChoice
  /** Called while its edge is dragged, then with undefined. */
  readonly onDrag: (width: number | undefined) => void
}

const HeadMenu = later(() => import('../menus/HeadMenu'), 'HeadMenu')

/** A column header that sorts, and whose menu also asks a condition and hides the column. */
export function ColumnHead(props: ColumnHeadProps) {
  const { field, align, leads, isPinned, columns, onDrag } = props
  const { translate, labels } = useTexts()
  const isSortable = useIsSortable(field)
  const { sort } = useSort()
  const name = labels.field(field)
  const isSorted = sort.field === field.name
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      data-align={align}
      className={isPinned ? 'r-pinned' : leads ? 'r-leading' : undefined}
      aria-sort={isSortable ? (isSorted ? direction : 'none') : undefined}
    >
      <span className="r-head">
        {isSortable ? (
          <SortButton field={field} label={headText(name)} group={columns.group} />
        ) : (
          headText(name)
        )}
        <LateMenuButton
          className="r-head-menu"
          label={translate('list.head.menu', { name })}
          preload={HeadMenu.preload}
        >
          {(anchor, onClose) => (
            <HeadMenu {...{ field, label: name, isSortable, columns, anchor, onClose }} />
          )}
        </LateMenuButton>
      </span>
      <WidthHandle
        label={name}
        width={columns.widths[field.name]}
        onDrag={onDrag}
        onWidth={width => {
          onDrag(undefined)
          columns.setWidth(field.name, width)
        }}
      />
    </th>
  )
}

/** An index sorts any number of rows; without one the server sorts what is counted exactly. */
function useIsSortable(field: FieldModel): boolean {
  const { resource, me } = useResourceView()
  const { total } = useListContext()
  if (resource.sortIndexed.has(field.name)) return true
  return !me.PLAIN_SERVER && total !== undefined && maySort(field.name, { resource, me })
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const

interface SortButtonProps {
  readonly field: FieldModel
  readonly label: string
  readonly group: FieldModel | undefined
}

/** A click sorts by this column alone; with Shift, or under group heads, it sorts what the first leaves equal. */
function SortButton({ field, label, group }: SortButtonProps) {
  const translate = useTranslate()
  const { sort, setSort, thenBy } = useSort()
  const key = sortKeys(sort).find(({ field: name }) => name === field.name)
  const isSecond = key !== undefined && key === sort.next
  const turn = ({ shiftKey }: MouseEvent) => {
    const order = key ? opposite[key.order] : 'ASC'
    const isWithin = shiftKey || group?.name === sort.field
    if (isWithin && field.name !== sort.field) return thenBy(field.name, order)
    const kept = group === field && sort.next ? { next: sort.next } : {}
    setSort({ field: field.name, order: isSecond ? key.order : order, ...kept })
  }
  return (
    <button type="button" className="r-sort" onClick={turn}>
      {label}
      {isSecond && ' '}
      <span aria-hidden="true" className={key ? 'r-arrow r-arrow-on' : 'r-arrow'}>
        {key?.order === 'DESC' ? '↓' : '↑'}
        {sort.next && key && <sub>{isSecond ? 2 : 1}</sub>}
      </span>
      {isSecond && <span className="p-hidden">{translate(`list.head.isThen.${key.order}`)}</span>}
    </button>
  )
}

/** Keeps a short label on one line, and in a long one short words and numbers with the next word. */
export const headText = (label: string) =>
  label.length < 9 ? label.replaceAll(' ', '\u00a0') : label.replace(/ (\S{1,3}) /g, ' $1\u00a0')

interface WidthHandleProps {
  readonly label: string
  readonly width: number | undefined
  /** Called while the edge is dragged. */
  readonly onDrag: (width: number) => void
  /** Undefined: automatic width. */
  readonly onWidth: (width: number | undefined) => void
}

const STEP = 16
const within = (width: number) => Math.min(widest, Math.max(narrowest, Math.round(width)))

/** Edge of a column: resized by dragging or arrow keys, reset by double click or Delete. */
function WidthHandle({ label, width, onDrag, onWidth }: WidthHandleProps) {
  const translate = useTranslate()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onWidth(undefined)
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onWidth(within((width ?? widthAt(event.currentTarget)) + step * signAt(event.currentTarget)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a movable splitter
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={translate('list.views.width', { name: label })}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width ?? narrowest}
      className="r-width"
      onKeyDown={move}
      onDoubleClick={() => onWidth(undefined)}
      onPointerDown={event => drag(event, { onDrag, onWidth })}
    />
  )
}

function drag(
  event: PointerEvent<HTMLElement>,
  { onDrag, onWidth }: Pick<WidthHandleProps, 'onDrag' | 'onWidth'>,
) {
  const handle = event.currentTarget
  const start = event.clientX
  const first = widthAt(handle)
  const at = (x: number) => within(first + (x - start) * signAt(handle))
  handle.setPointerCapture(event.pointerId)
  handle.onpointermove = next => onDrag(at(next.clientX))
  handle.onpointerup = end => {
    if (end.clientX !== start) onWidth(at(end.clientX))
  }
  handle.onlostpointercapture = () => {
    handle.onpointermove = null
    handle.onpointerup = null
  }
}

const widthAt = (handle: Element) => handle.closest('th')?.getBoundingClientRect().width ?? 0

/** In right-to-left layouts a column grows to the left. */
const signAt = (handle: Element) => (getComputedStyle(handle).direction === 'rtl' ? -1 : 1)
