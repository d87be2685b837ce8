import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useLanguage } from '../../providers/backendContext'
import type { Asked } from '../fieldView'
import { offeredBy } from '../options'
import { named, textProps } from './textProps'
import { useAsked } from './useAsked'
import { useOffered } from './useOffered'

/** One of the values a schema offers; an old one that is offered no more stays visible. */
export function ChoiceInput(asked: Asked) {
  const translate = useTranslate()
  const state = useAsked(asked)
  const { value } = state.control
  const options = useOffered(asked, value)
  const known = value === '' || options.some(option => option.value === value)
  return (
    <TextField
      {...textProps(asked, state)}
      select
      slotProps={{
        select: { SelectDisplayProps: named(asked) },
        inputLabel: { id: `${state.id}-label`, htmlFor: state.id },
      }}
    >
      {!asked.isRequired && <MenuItem value="">{translate('app.common.notChosen')}</MenuItem>}
      {asked.isRequired && value === '' && (
        <MenuItem value="" disabled>
          {translate('app.field.choose')}
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

/** Several of them. */
export function ChoicesInput(asked: Asked) {
  const language = useLanguage()
  const state = useAsked(asked)
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
          SelectDisplayProps: named(asked),
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
