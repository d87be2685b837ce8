import { today } from '../../../base/day'
import { DayField } from '../../../fields/dates/DayField'
import type { FieldFor, InputProps } from '../../../fields/display/fieldView'
import { namedInput, textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'

/** A day, within the field's limits. */
export function DayInput(asked: InputProps<FieldFor<'date'>>) {
  const state = useFieldInput(asked)
  const { min, max } = asked.field.words
  return (
    <DayField
      {...textProps(asked, state)}
      value={state.control.value ?? ''}
      onValue={state.control.onChange}
      min={dayOf(min)}
      max={dayOf(max)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: namedInput(asked) }}
    />
  )
}

const dayOf = (limit: string | undefined) => (limit === 'today' ? today(new Date()) : limit)
