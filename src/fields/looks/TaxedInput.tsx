import './taxed.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { cents, dollars } from '../../domain/money'
import { ivaOf, netOf } from '../../domain/tax'
import { useSelecting } from '../../pieces/useSelecting'
import type { Asked } from '../fieldView'
import { adornments, numberInput } from '../inputs/NumberInput'
import { TypedField } from '../inputs/TypedField'
import { printNumber, readNumber, typedNumber } from '../numbers'

const dollar = { start: '$', least: 2 }
const NetInput = numberInput(2, dollar)

/** A net price, and below it the same with IVA: typed there, it fills the net one (domain.md 4.1). */
export function TaxedInput(asked: Asked) {
  return (
    <div className="f-taxed">
      <NetInput {...asked} />
      <GrossInput {...asked} />
    </div>
  )
}

function GrossInput({ source, label }: Asked) {
  const words = useTranslate()('app.field.withTax')
  const { field } = useController({ name: source })
  const [typed, setTyped] = useState<string>()
  const selecting = useSelecting()
  const net = cents(field.value)
  const gross = net === undefined ? undefined : dollars(net + ivaOf(net))
  const type = (text: string) => {
    setTyped(text)
    const read = cents(readNumber(text, 2))
    // What is no price yet leaves the net one as it is.
    if (read !== undefined && read > 0) field.onChange(dollars(netOf(read)))
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
        input: adornments(dollar),
      }}
    />
  )
}
