import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import type { FilterProps } from '../display/fieldView'
import { operatorsOf } from './condition'

/** With a value, without, or either. */
export function EmptyFilter({ label, condition, onChange }: FilterProps) {
  const translate = useTranslate()
  const { empty } = operatorsOf(condition)
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={empty ?? 'any'}
        onChange={(_event, value) =>
          onChange(typeof value === 'boolean' ? { empty: value } : undefined)
        }
      >
        <ToggleButton value="any">{translate('app.common.any')}</ToggleButton>
        <ToggleButton value={true}>{translate('list.filter.empty')}</ToggleButton>
        <ToggleButton value={false}>{translate('list.filter.notEmpty')}</ToggleButton>
      </ToggleButtonGroup>
    </fieldset>
  )
}
