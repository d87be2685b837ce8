import type { Asked } from '../fieldView'
import { TypedField } from './TypedField'
import { named, textProps } from './textProps'
import { useAsked } from './useAsked'

/** The browser's own clock, by the hours people write. */
export function TimeInput(asked: Asked) {
  const state = useAsked(asked)
  return (
    <TypedField
      {...textProps(asked, state)}
      type="time"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', ...named(asked) },
      }}
    />
  )
}
