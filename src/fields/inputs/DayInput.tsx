import TextField from '@mui/material/TextField'
import type { Asked, FieldFor } from '../fieldView'
import { named, textProps } from './textProps'
import { useAsked } from './useAsked'

/** The browser's own date picker: it speaks the reader's language and fits phones. */
export function DayInput(asked: Asked<FieldFor<'date'>>) {
  const state = useAsked(asked)
  const { min, max } = asked.field.words
  return (
    <TextField
      {...textProps(asked, state)}
      type="date"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          autoComplete: 'off',
          min: dayOrNone(min),
          max: dayOrNone(max),
          ...named(asked),
        },
      }}
    />
  )
}

const dayOrNone = (limit: string | undefined) => (limit && /^\d{4}/.test(limit) ? limit : undefined)
