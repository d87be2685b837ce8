import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { printNumber, typedNumber } from '../../base/numbers'
import { useSettings } from '../../providers/backend/backendContext'
import { useSelecting } from '../../ui/controls/useSelecting'
import type { InputProps } from '../display/fieldView'
import { readTypedNumber } from '../display/numbers'
import { TypedField } from './TypedField'
import { namedInput, textProps } from './textProps'
import { useFieldInput } from './useFieldInput'

export interface NumberLook {
  readonly start?: string
  readonly end?: string
  /** Minimum number of decimals: two for money. */
  readonly least?: number
}

const raw = { format: (value: unknown) => value, parse: (typed: unknown) => typed }

/** Accepts comma or point, with or without thousands; text that is not a number stays and is refused. */
export const numberInput = (decimals: number, look: NumberLook = {}) =>
  function NumberInput(asked: InputProps) {
    const state = useFieldInput(asked, raw)
    const { control } = state
    const { least = 0 } = look
    const input = useAdornments(look)
    const selecting = useSelecting()
    const [typed, setTyped] = useState<string>()
    const type = (text: string) => {
      setTyped(text)
      control.onChange(readTypedNumber(text, decimals))
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
            ...namedInput(asked),
          },
          input,
        }}
      />
    )
  }

/** Numbers read from left to right in every language, so `$` stands on their left also in Arabic. */
export function useAdornments({ start, end }: NumberLook) {
  const isRtl = useSettings().themeDirection === 'rtl'
  const [first, last] = isRtl ? [end, start] : [start, end]
  return {
    ...(first && { startAdornment: <InputAdornment position="start">{first}</InputAdornment> }),
    ...(last && { endAdornment: <InputAdornment position="end">{last}</InputAdornment> }),
  }
}
