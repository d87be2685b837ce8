import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { cents, dollars } from '../../base/money'
import { printNumber, typedNumber } from '../../base/numbers'
import { calculateIva, calculateNet } from '../../domain/orders/tax'
import type { InputProps } from '../../fields/display/fieldView'
import { readTypedNumber } from '../../fields/display/numbers'
import { numberInput, useAdornments } from '../../fields/inputs/NumberInput'
import { TypedField } from '../../fields/inputs/TypedField'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Stack } from '../../ui/primitives/layout'

const dollar = { start: '$', least: 2 }
const NetInput = numberInput(2, dollar)

/** A net price, with the price including IVA below; typing there sets the net price (business.md#orders). */
export function TaxedInput(asked: InputProps) {
  return (
    <Stack gap={3}>
      <NetInput {...asked} />
      <GrossInput {...asked} />
    </Stack>
  )
}

function GrossInput({ source, label }: InputProps) {
  const words = useTranslate()('goods.withTax')
  const { field } = useController({ name: source })
  const [typed, setTyped] = useState<string>()
  const selecting = useSelecting()
  const input = useAdornments(dollar)
  const net = cents(field.value)
  const gross = net === undefined ? undefined : dollars(net + calculateIva(net))
  const type = (text: string) => {
    setTyped(text)
    const read = cents(readTypedNumber(text, 2))
    // Incomplete input leaves the net price unchanged.
    if (read !== undefined && read > 0) field.onChange(dollars(calculateNet(read)))
  }
  return (
    <TypedField
      size="small"
      fullWidth
      label={words}
      value={typed ?? (gross === undefined ? '' : printNumber(gross, 2))}
      onChange={event => type(event.target.value)}
      onFocus={() => setTyped(gross === undefined ? '' : typedNumber(gross, 2))}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      slotProps={{
        htmlInput: {
          ...selecting,
          inputMode: 'decimal',
          autoComplete: 'off',
          dir: 'ltr',
          className: 'f-typed-number',
          'aria-label': `${words}: ${label}`,
        },
        input,
      }}
    />
  )
}
