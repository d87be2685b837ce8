import { DayField } from '../../../fields/dates/DayField'
import { fromClock, toClock } from '../../../fields/display/businessTime'
import type { InputProps } from '../../../fields/display/fieldView'
import { namedInput, textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'

/** Date and time in the business's time zone; the form holds the instant. */
export function InstantInput(asked: InputProps) {
  const state = useFieldInput(asked, { format: toClock, parse: fromClock })
  return (
    <DayField
      {...textProps(asked, state)}
      hasTime
      value={state.control.value ?? ''}
      onValue={state.control.onChange}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: namedInput(asked) }}
    />
  )
}
