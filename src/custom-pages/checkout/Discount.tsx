import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { formatMoney } from '../../base/money'
import { isOverDiscounted } from '../../domain/checkout/overDiscounted'
import { useCheckout } from '../../features/checkout/state/useSales'
import { policyOf } from '../../model/access/access'
import { initialStates } from '../../model/access/transition'
import { readNumber } from '../../model/import/numberText'
import { holds } from '../../model/rules/evaluate'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Input } from '../../ui/primitives/inputs'
import { Row } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

/** Discount in the business's number format; shows when it exceeds a reduced cart. */
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
    <Row wrap gap={3}>
      <label htmlFor={id}>{translate('shop.discount')}</label>
      <Input
        compact
        id={id}
        {...selecting}
        inputMode="decimal"
        className="co-discount"
        aria-invalid={isTooHigh}
        aria-describedby={isTooHigh ? `${id}-error` : undefined}
        value={typed ?? (checkout.discount === 0 ? '' : String(checkout.discount))}
        placeholder={formatMoney(0)}
        onChange={event => setTyped(event.target.value)}
        onBlur={event => apply(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && apply(event.currentTarget.value)}
      />
      {isTooHigh && (
        <Text as="p" id={`${id}-error`} role="alert" size="md" tone="error">
          {translate('shop.discountTooHigh')}
        </Text>
      )}
    </Row>
  )
}

/** Dollars; `1.000` is a thousand. Empty is 0. */
function readDiscount(text: string): number | undefined {
  if (text.trim() === '') return 0
  const read = readNumber(text, { sign: ',', whole: false })
  return typeof read === 'number' ? read : undefined
}

/** True when the user may write the discount of a new order; the server checks too. */
function useMayDiscount(): boolean {
  const me = useMe()
  const orders = useResource('invoices')
  const rule = policyOf(orders, me).writable.get('DISCOUNT')
  const initial = initialStates(orders, {}, me)
  return rule !== undefined && holds(rule, initial, {})
}
