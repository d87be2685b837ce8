import { fromClock, toClock } from '../businessTime'
import type { Asked } from '../fieldView'
import { TypedField } from './TypedField'
import { named, textProps } from './textProps'
import { useAsked } from './useAsked'

/** Date and time by Ecuador's clock; the form keeps the instant. */
export function InstantInput(asked: Asked) {
  const state = useAsked(asked, { format: toClock, parse: fromClock })
  return (
    <TypedField
      {...textProps(asked, state)}
      type="datetime-local"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', ...named(asked) },
      }}
    />
  )
}
