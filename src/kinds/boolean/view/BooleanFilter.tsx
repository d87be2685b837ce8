import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import type { FilterProps } from '../../../fields/display/fieldView'
import { chosenIn } from '../../../fields/filters/condition'

export function BooleanFilter({ label, condition, onChange }: FilterProps) {
  const translate = useTranslate()
  const [chosen] = chosenIn(condition)
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen ?? 'any'}
        onChange={(_event, value) => onChange(typeof value === 'boolean' ? value : undefined)}
      >
        <ToggleButton value="any">{translate('app.common.any')}</ToggleButton>
        <ToggleButton value={true}>{translate('app.common.yes')}</ToggleButton>
        <ToggleButton value={false}>{translate('app.common.no')}</ToggleButton>
      </ToggleButtonGroup>
    </fieldset>
  )
}
