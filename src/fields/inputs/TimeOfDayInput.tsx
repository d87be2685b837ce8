import type { InputProps } from '../display/fieldView'
import { TypedField } from './TypedField'
import { namedInput, textProps } from './textProps'
import { useFieldInput } from './useFieldInput'

/** The browser's time input. */
export function TimeOfDayInput(asked: InputProps) {
  const state = useFieldInput(asked)
  return (
    <TypedField
      {...textProps(asked, state)}
      type="time"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', ...namedInput(asked) },
      }}
    />
  )
}
