import Close from '@mui/icons-material/Close'
import { useListContext, useTranslate } from 'ra-core'
import type { FieldModel } from '../../../model/fields/resource'
import { useLabels } from '../../../providers/backend/labels'
import { IconButton } from '../../../ui/controls/Button'
import { Row } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import { ConditionText } from './ConditionText'

export function ActiveFilters({ fields }: { readonly fields: readonly FieldModel[] }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { filterValues, setFilters } = useListContext()
  const active = fields.filter(({ name }) => filterValues[name] !== undefined)
  if (active.length === 0) return null
  const without = (name: string) => {
    const { [name]: _before, ...others } = filterValues
    setFilters(others)
  }
  return (
    <div className="p-cluster r-active">
      {active.map(field => (
        <Row as="span" gap={1} key={field.name} className="r-filter">
          {labels.field(field)}:{' '}
          <Text strong lines={2}>
            <ConditionText field={field} condition={filterValues[field.name]} />
          </Text>
          <IconButton
            aria-label={`${translate('field.clear')}: ${labels.field(field)}`}
            onClick={() => without(field.name)}
          >
            <Close fontSize="inherit" />
          </IconButton>
        </Row>
      ))}
    </div>
  )
}
