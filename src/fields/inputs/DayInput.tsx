import { today } from '../../domain/day'
import type { Asked, FieldFor } from '../fieldView'
import { TypedField } from './TypedField'
import { named, textProps } from './textProps'
import { useAsked } from './useAsked'

/** The browser's own date picker: it speaks the reader's language and fits phones. */
export function DayInput(asked: Asked<FieldFor<'date'>>) {
  const state = useAsked(asked)
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
          ...named(asked),
        },
      }}
    />
  )
}

const dayOf = (limit: string | undefined) => (limit === 'today' ? today(new Date()) : limit)
