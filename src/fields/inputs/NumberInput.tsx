import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { useSelecting } from '../../pieces/useSelecting'
import type { Asked } from '../fieldView'
import { printNumber, readNumber, typedNumber } from '../numbers'
import { TypedField } from './TypedField'
import { named, textProps } from './textProps'
import { useAsked } from './useAsked'

export interface NumberLook {
  readonly start?: string
  readonly end?: string
  /** Decimals always shown: two for money. */
  readonly least?: number
}

const raw = { format: (value: unknown) => value, parse: (typed: unknown) => typed }

/** Comma or point, with or without thousands; what is no number stays as typed and is refused. */
export const numberInput = (decimals: number, look: NumberLook = {}) =>
  function NumberInput(asked: Asked) {
    const state = useAsked(asked, raw)
    const { control } = state
    const { least = 0 } = look
    const selecting = useSelecting()
    const [typed, setTyped] = useState<string>()
    const type = (text: string) => {
      setTyped(text)
      control.onChange(readNumber(text, decimals))
    }
    const leave = () => {
      setTyped(undefined)
      control.onBlur()
    }
    const rest = () =>
      typeof control.value === 'number' ? printNumber(control.value, least) : (control.value ?? '')
    return (
      <TypedField
        {...textProps(asked, state)}
        value={typed ?? rest()}
        onChange={event => type(event.target.value)}
        onFocus={() =>
          setTyped(
            typeof control.value === 'number'
              ? typedNumber(control.value, least)
              : (control.value ?? ''),
          )
        }
        onBlur={leave}
        slotProps={{
          htmlInput: {
            ...selecting,
            inputMode: decimals === 0 ? 'numeric' : 'decimal',
            autoComplete: 'off',
            dir: 'ltr',
            className: 'f-typed-number',
            ...named(asked),
          },
          input: adornments(look),
        }}
      />
    )
  }

export const adornments = ({ start, end }: NumberLook) => ({
  ...(start && { startAdornment: <InputAdornment position="start">{start}</InputAdornment> }),
  ...(end && { endAdornment: <InputAdornment position="end">{end}</InputAdornment> }),
})
