import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { isOverDiscounted } from '../../domain/checkout/overDiscounted'
import { formatMoney } from '../../domain/money'
import { readNumber } from '../../model/import/numberText'
import { useSelecting } from '../../pieces/useSelecting'
import { useCheckout } from '../../providers/sales/useSales'
import { useMayDiscount } from './useMayDiscount'

/** What is taken off, typed as anybody prints money; a cart that has shrunk below it is told of here. */
export function Discount() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const selecting = useSelecting()
  const isTooHigh = isOverDiscounted(checkout)
  if (!useMayDiscount() && !isTooHigh) return null
  const apply = (text: string) => {
    const value = readDiscount(text)
    if (value !== undefined)
      dispatch({ type: 'discount', discount: Math.min(Math.max(0, value), checkout.subtotal) })
    setTyped(undefined)
  }
  return (
    <div className="co-discount">
      <label htmlFor={id}>{translate('shop.discount')}</label>
      <input
        id={id}
        {...selecting}
        inputMode="decimal"
        className="co-input"
        aria-invalid={isTooHigh}
        aria-describedby={isTooHigh ? `${id}-error` : undefined}
        value={typed ?? (checkout.discount === 0 ? '' : String(checkout.discount))}
        placeholder={formatMoney(0)}
        onChange={event => setTyped(event.target.value)}
        onBlur={event => apply(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && apply(event.currentTarget.value)}
      />
      {isTooHigh && (
        <p id={`${id}-error`} role="alert">
          {translate('shop.discountTooHigh')}
        </p>
      )}
    </div>
  )
}

/** Dollars; `1.000` is a thousand, as the product prints it. Nothing typed takes nothing off. */
function readDiscount(text: string): number | undefined {
  if (text.trim() === '') return 0
  const read = readNumber(text, { sign: ',', whole: false })
  return typeof read === 'number' ? read : undefined
}
