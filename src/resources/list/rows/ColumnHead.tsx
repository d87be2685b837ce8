import { useListContext, useTranslate } from 'ra-core'
import type { MouseEvent, ReactNode } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import { maySort } from '../../../model/lists/listState'
import { sortKeys } from '../../../model/lists/sortKeys'
import { useLabels } from '../../../providers/backend/labels'
import { useResourceView } from '../../../providers/backend/useResourceView'
import { later } from '../../../ui/theme/later'
import { LateMenuButton } from '../menus/LateMenuButton'
import type { ListColumnChoice } from '../state/useColumns'
import { useSort } from '../state/useSort'

interface ColumnHeadProps {
  readonly field: FieldModel
  readonly align?: 'end' | undefined
  /** Its cells are links to the records. */
  readonly leads: boolean
  /** Resizes the column. */
  readonly handle: ReactNode
  readonly isPinned: boolean | undefined
  readonly columns: ListColumnChoice
}

const HeadMenu = later(() => import('../menus/HeadMenu'), 'HeadMenu')

/** A column header that sorts, and whose menu also asks a condition and hides the column. */
export function ColumnHead(props: ColumnHeadProps) {
  const { field, align, leads, handle, isPinned, columns } = props
  const translate = useTranslate()
  const isSortable = useIsSortable(field)
  const { sort } = useSort()
  const name = useLabels().field(field)
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
      {handle}
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
