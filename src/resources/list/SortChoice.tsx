import { useListContext, useTranslate } from 'ra-core'
import type { FieldModel, Resource } from '../../model/resource'
import { IconButton } from '../../pieces/Button'
import { useLabels } from '../../providers/labels'
import type { Columns } from './useColumns'

interface SortChoiceProps {
  readonly resource: Resource
  readonly columns: Columns
}

/** Cards have no heads of columns to press: by what they are sorted, and which way. */
export function SortChoice({ resource, columns }: SortChoiceProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const { sort, setSort } = useListContext()
  const fields = columns.all.filter(({ name }) => resource.sortable.has(name))
  const sorted = fields.find(({ name }) => name === sort.field)
  if (fields.length === 0) return null
  const turned = sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <div className="r-order">
      <label>
        <span>{translate('app.list.sortBy')}</span>{' '}
        <select
          value={sorted?.name ?? ''}
          onChange={event => setSort({ field: event.target.value, order: sort.order })}
        >
          {!sorted && <option value="" hidden />}
          {fields.map(field => (
            <option key={field.name} value={field.name}>
              {labels.field(field)}
            </option>
          ))}
        </select>
      </label>
      {sorted && (
        <IconButton
          aria-label={turning(sorted, translate(`ra.sort.${turned}`))}
          onClick={() => setSort({ field: sorted.name, order: turned })}
        >
          <span aria-hidden="true">{sort.order === 'DESC' ? '↓' : '↑'}</span>
        </IconButton>
      )}
    </div>
  )

  function turning(field: FieldModel, order: string) {
    const label = labels.field(field)
    const field_lower_first = label.charAt(0).toLocaleLowerCase() + label.slice(1)
    return translate('ra.sort.sort_by', { field: label, field_lower_first, order })
  }
}
