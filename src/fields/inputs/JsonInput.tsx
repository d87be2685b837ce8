import { useState } from 'react'
import type { Asked } from '../fieldView'
import { TypedField } from './TypedField'
import { named, textProps } from './textProps'
import { useAsked } from './useAsked'

const raw = { format: (value: unknown) => value, parse: (typed: unknown) => typed }

/** JSON as text. What cannot be read is kept as NaN, which is no JSON, so that validation refuses it. */
export function JsonInput(asked: Asked) {
  const state = useAsked(asked, raw)
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
        htmlInput: { spellCheck: false, dir: 'ltr', className: 'f-code-input', ...named(asked) },
      }}
    />
  )
}

function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // Half-typed JSON is no mistake of ours; validation says so when it is left.
    return Number.NaN
  }
}
