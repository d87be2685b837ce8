import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import type { FieldModel, Resource } from '../../model/resource'
import { useLabels } from '../../providers/labels'

interface ColumnHeadProps {
  readonly field: FieldModel
  readonly resource: Resource
  readonly align?: 'end' | undefined
  /** Its cells lead to the records. */
  readonly leads: boolean
  /** Its movable edge. */
  readonly handle: ReactNode
}

/** A head that sorts, where the list may be sorted by it. */
export function ColumnHead({ field, resource, align, leads, handle }: ColumnHeadProps) {
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

/** Short words stay with the next one, so that a long label takes two lines and not three. */
const joined = (label: string) => label.replace(/ (\S{1,3}) /g, ' $1\u00a0')
