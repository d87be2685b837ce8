import type { InputProps } from '../../../fields/display/fieldView'
import { TypedField } from '../../../fields/inputs/TypedField'
import { namedInput, textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'

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
