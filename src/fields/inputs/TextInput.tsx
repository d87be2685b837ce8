import type { InputHTMLAttributes } from 'react'
import type { Asked } from '../fieldView'
import { TypedField } from './TypedField'
import { named, textProps } from './textProps'
import { type Codec, useAsked } from './useAsked'

/** What a kind of text says about keyboard, direction and size. */
export interface TextAttributes
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'inputMode' | 'dir' | 'autoCapitalize' | 'spellCheck'
  > {
  readonly type?: 'email' | 'tel' | 'url'
  /** Several lines, at least so many. */
  readonly rows?: number
}
interface TextLooks extends TextAttributes, Pick<Codec, 'doubt'> {}

/** What is left is written as it will be kept: trimmed, capitals where codes want them. */
export const textInputWith = ({ type, rows, doubt, ...attributes }: TextLooks) =>
  function TextInput(asked: Asked) {
    const state = useAsked(asked, { doubt })
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
        slotProps={{ htmlInput: { autoComplete: 'off', ...attributes, ...named(asked) } }}
      />
    )
  }
