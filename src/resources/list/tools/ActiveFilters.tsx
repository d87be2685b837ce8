import Close from '@mui/icons-material/Close'
import { useListContext, useTranslate } from 'ra-core'
import type { FieldModel } from '../../../model/fields/resource'
import { useLabels } from '../../../providers/backend/labels'
import { useTotal } from '../state/useTotal'
import { ConditionText } from './ConditionText'

export function ActiveFilters({ fields }: { readonly fields: readonly FieldModel[] }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { filterValues, setFilters } = useListContext()
  const total = useTotal()
  const active = fields.filter(({ name }) => filterValues[name] !== undefined)
  if (active.length === 0) return null
  const without = (name: string) => {
    const { [name]: _before, ...others } = filterValues
    setFilters(others)
  }
  return (
    <div className="p-cluster r-active">
      <strong>{translate('list.total', { total })}</strong>
      {active.map(field => (
        <span key={field.name} className="r-filter">
          {labels.field(field)}:{' '}
          <b>
            <ConditionText field={field} condition={filterValues[field.name]} />
          </b>
          <button
            type="button"
            aria-label={`${translate('field.clear')}: ${labels.field(field)}`}
            onClick={() => without(field.name)}
          >
            <Close fontSize="inherit" />
          </button>
        </span>
      ))}
    </div>
  )
}
