import { fromClock, toClock } from '../display/businessTime'
import type { InputProps } from '../display/fieldView'
import { TypedField } from './TypedField'
import { namedInput, textProps } from './textProps'
import { useFieldInput } from './useFieldInput'

/** Date and time in the business's time zone; the form holds the instant. */
export function InstantInput(asked: InputProps) {
  const state = useFieldInput(asked, { format: toClock, parse: fromClock })
  return (
    <TypedField
      {...textProps(asked, state)}
      type="datetime-local"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', ...namedInput(asked) },
      }}
    />
  )
}
