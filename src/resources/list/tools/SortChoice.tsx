import { inSentence } from '../../../i18n/labels'
import type { FieldModel } from '../../../model/fields/resource'
import { useResourceView } from '../../../providers/backend/useResourceView'
import { IconButton } from '../../../ui/controls/Button'
import { Select } from '../../../ui/primitives/inputs'
import type { ListColumnChoice } from '../state/useColumns'
import { useSort } from '../state/useSort'

interface SortChoiceProps {
  readonly columns: ListColumnChoice
}

/** Sort field and direction, for cards. */
export function SortChoice({ columns }: SortChoiceProps) {
  const { resource, translate, labels, language } = useResourceView()
  const { sort, setSort } = useSort()
  const fields = columns.all.filter(({ name }) => resource.sortable.has(name))
  const sorted = fields.find(({ name }) => name === sort.field)
  if (fields.length === 0) return null
  const turned = sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <div className="p-row r-order">
      <Select
        compact
        aria-label={translate('list.sortBy')}
        value={sorted?.name ?? ''}
        onChange={event => setSort({ field: event.target.value, order: sort.order })}
        options={fields.map(field => [field.name, labels.field(field)])}
      >
        {!sorted && <option value="" hidden />}
      </Select>
      {sorted && (
        <IconButton
          aria-label={turning(sorted, translate(`list.sort.${turned}`))}
          onClick={() => setSort({ field: sorted.name, order: turned })}
        >
          <span aria-hidden="true">{sort.order === 'DESC' ? '↓' : '↑'}</span>
        </IconButton>
      )}
    </div>
  )

  function turning(field: FieldModel, order: string) {
    const label = labels.field(field)
    const field_lower_first = inSentence(label, language)
    return translate('list.sort.by', { field: label, field_lower_first, order })
  }
}
