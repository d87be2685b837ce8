import type { InputHTMLAttributes, ReactNode } from 'react'
import type { InputProps } from '../display/fieldView'
import { TypedField } from './TypedField'
import { namedInput, textProps } from './textProps'
import { type Codec, useFieldInput } from './useFieldInput'

/** Keyboard, direction and size of a kind of text. */
export interface TextAttributes
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'inputMode' | 'dir' | 'autoCapitalize' | 'spellCheck'
  > {
  readonly type?: 'email' | 'tel' | 'url'
  /** Several lines, at least this many. */
  readonly rows?: number
}
export interface TextLooks extends TextAttributes, Pick<Codec, 'doubt'> {
  /** Drawn before the text, from the value. */
  readonly start?: (asked: InputProps, value: unknown) => ReactNode
}

/** On blur the text is normalised as it will be stored: trimmed, upper case for codes. */
export const textInputWith = ({ type, rows, doubt, start, ...attributes }: TextLooks) =>
  function TextInput(asked: InputProps) {
    const state = useFieldInput(asked, { doubt })
    const { control } = state
    const leave = () => {
      const kept = asked.field.parse(control.value) ?? ''
      if (kept !== control.value) control.onChange(kept)
      control.onBlur()
    }
    return (
      <TypedField
        {...textProps(asked, state)}
        onBlur={leave}
        {...(type && { type })}
        {...(rows && { multiline: true, minRows: asked.inRow ? 1 : rows, maxRows: 12 })}
        slotProps={{
          htmlInput: { autoComplete: 'off', ...attributes, ...namedInput(asked) },
          input: { startAdornment: start?.(asked, control.value) },
        }}
      />
    )
  }
