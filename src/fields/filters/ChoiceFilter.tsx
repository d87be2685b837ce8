import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useLanguage } from '../../providers/backend/backendContext'
import type { FilterProps } from '../display/fieldView'
import { offeredBy } from '../display/options'
import { chosenIn } from './condition'

/** Any of the selected values. */
export function ChoiceFilter({ field, label, condition, onChange }: FilterProps) {
  const options = offeredBy(field, useLanguage())
  const chosen = chosenIn(condition)
  const toggle = (value: string | number) => {
    const next = chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      <div className="p-column">
        {options.map(({ value, label: word }) => (
          <FormControlLabel
            key={value}
            label={word}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Lists that include this value. */
export function ChoicesFilter({ field, label, condition, onChange }: FilterProps) {
  const translate = useTranslate()
  const [chosen = ''] = chosenIn(condition)
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : { has: target.value })}
    >
      <MenuItem value="">{translate('app.common.any')}</MenuItem>
      {offeredBy(field, useLanguage()).map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
