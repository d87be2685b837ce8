import { useState } from 'react'
import type { InputProps } from '../../../fields/display/fieldView'
import { TypedField } from '../../../fields/inputs/TypedField'
import { namedInput, textProps } from '../../../fields/inputs/textProps'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'

const raw = { format: (value: unknown) => value, parse: (typed: unknown) => typed }

/** JSON as text. Invalid text is held as NaN, so that validation refuses it. */
export function JsonInput(asked: InputProps) {
  const state = useFieldInput(asked, raw)
  const { control } = state
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    control.onChange(readJson(text))
  }
  const written = control.value == null ? '' : JSON.stringify(control.value, null, 2)
  return (
    <TypedField
      {...textProps(asked, state)}
      value={typed ?? written}
      onChange={event => type(event.target.value)}
      multiline
      minRows={4}
      maxRows={16}
      slotProps={{
        htmlInput: {
          spellCheck: false,
          dir: 'ltr',
          className: 'f-code-input',
          ...namedInput(asked),
        },
      }}
    />
  )
}

function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // Incomplete JSON; validation reports it on blur.
    return Number.NaN
  }
}
