import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import { useResource } from '../../../providers/backend/catalogueContext'
import { useLabels } from '../../../providers/backend/labels'

interface ColumnHeadProps {
  readonly field: FieldModel
  readonly align?: 'end' | undefined
  /** Its cells are links to the records. */
  readonly leads: boolean
  /** Resizes the column. */
  readonly handle: ReactNode
}

/** A column header that sorts, where the column is sortable. */
export function ColumnHead({ field, align, leads, handle }: ColumnHeadProps) {
  const resource = useResource()
  const { sort, setSort } = useListContext()
  const label = joined(useLabels().field(field))
  const className = leads ? 'r-leading' : undefined
  const active = sort.field === field.name
  const turn = () =>
    setSort({ field: field.name, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })
  if (!resource.sortable.has(field.name)) {
    return (
      <th scope="col" data-align={align} className={className}>
        {label}
        {handle}
      </th>
    )
  }
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      data-align={align}
      className={className}
      aria-sort={active ? direction : 'none'}
    >
      <button type="button" className="r-sort" onClick={turn}>
        {label}
        <span aria-hidden="true" className={active ? 'r-arrow r-arrow-on' : 'r-arrow'}>
          {active && sort.order === 'DESC' ? '↓' : '↑'}
        </span>
      </button>
      {handle}
    </th>
  )
}

/** Joins short words to the next one, so that a long label wraps into two lines instead of three. */
const joined = (label: string) => label.replace(/ (\S{1,3}) /g, ' $1\u00a0')
