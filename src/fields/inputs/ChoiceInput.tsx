import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useLanguage } from '../../providers/backend/backendContext'
import type { InputProps } from '../display/fieldView'
import { offeredBy } from '../display/options'
import { namedInput, textProps } from './textProps'
import { useFieldInput } from './useFieldInput'
import { useOfferedOptions } from './useOfferedOptions'

/** One of the schema's values; a stored value that is no longer offered stays visible. */
export function ChoiceInput(asked: InputProps) {
  const translate = useTranslate()
  const state = useFieldInput(asked)
  const { value } = state.control
  const options = useOfferedOptions(asked, value)
  const known = value === '' || options.some(option => option.value === value)
  return (
    <TextField
      {...textProps(asked, state)}
      select
      slotProps={{
        select: { SelectDisplayProps: namedInput(asked) },
        inputLabel: { id: `${state.id}-label`, htmlFor: state.id },
      }}
    >
      {!asked.isRequired && <MenuItem value="">{translate('app.common.notChosen')}</MenuItem>}
      {asked.isRequired && value === '' && (
        <MenuItem value="" disabled>
          {translate('field.choose')}
        </MenuItem>
      )}
      {!known && <MenuItem value={value}>{String(value)}</MenuItem>}
      {options.map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Several of the schema's values. */
export function ChoicesInput(asked: InputProps) {
  const language = useLanguage()
  const state = useFieldInput(asked)
  const chosen: readonly string[] = Array.isArray(state.control.value) ? state.control.value : []
  return (
    <TextField
      {...textProps(asked, state)}
      value={chosen}
      select
      slotProps={{
        select: {
          multiple: true,
          renderValue: () => asked.field.print(chosen, language),
          SelectDisplayProps: namedInput(asked),
        },
        inputLabel: { id: `${state.id}-label`, htmlFor: state.id },
      }}
    >
      {offeredBy(asked.field, language).map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
