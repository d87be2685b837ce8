import { today } from '../../../base/day'
import type { FieldFor, InputProps } from '../../../fields/display/fieldView'
import { TypedField } from '../../../fields/inputs/TypedField'
import { namedInput, textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'

/** The browser's date picker: it uses the reader's language and fits phones. */
export function DayInput(asked: InputProps<FieldFor<'date'>>) {
  const state = useFieldInput(asked)
  const { min, max } = asked.field.words
  return (
    <TypedField
      {...textProps(asked, state)}
      type="date"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          autoComplete: 'off',
          min: dayOf(min),
          max: dayOf(max),
          ...namedInput(asked),
        },
      }}
    />
  )
}

const dayOf = (limit: string | undefined) => (limit === 'today' ? today(new Date()) : limit)
