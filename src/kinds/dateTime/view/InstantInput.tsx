import { fromClock, toClock } from '../../../fields/display/businessTime'
import type { InputProps } from '../../../fields/display/fieldView'
import { TypedField } from '../../../fields/inputs/TypedField'
import { namedInput, textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'

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
