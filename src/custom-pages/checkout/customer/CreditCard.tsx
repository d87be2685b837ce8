import { useTranslate } from 'ra-core'
import { formatMoney } from '../../../base/money'
import { creditLeft } from '../../../domain/checkout/creditLeft'
import { CASH } from '../../../domain/orders/paymentTerms'
import { useCheckout } from '../../../features/checkout/state/useSales'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import type { QuoteState } from '../quote/useQuote'
import type { Customer } from './useCustomer'

interface CreditCardProps {
  readonly customer: Customer | undefined
  readonly quoted: QuoteState
  readonly canChange: boolean
}
/** The billing customer, and the credit left after this order. */
export function CreditCard({ customer, quoted, canChange }: CreditCardProps) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { billing } = checkout
  return (
    <>
      <header className="p-cluster co-head">
        <div>
          <h2 id="co-customer">
            <bdi>{billing?.Cliente}</bdi>
          </h2>
          <span className="co-note">
            <bdi dir="ltr">{billing?.ID}</bdi>
          </span>
        </div>
        {canChange && (
          <Button onClick={() => dispatch({ type: 'billing', billing: null })}>
            {translate('shop.changeCustomer')}
          </Button>
        )}
      </header>
      <Credit customer={customer} quoted={quoted} method={checkout.method} />
    </>
  )
}

interface CreditProps {
  readonly customer: Customer | undefined
  readonly quoted: QuoteState
  readonly method: number
}

function Credit({ customer, quoted, method }: CreditProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const types = useResource('clients').fields.get('U_SYP_CREDITO')
  const { CreditLine, U_SYP_CREDITO: type } = customer ?? {}
  const { quote, totals } = quoted
  const free = quote ? quote.credit : creditLeft(customer ?? {})
  if (free === null) return null
  // Cash orders do not use credit.
  const remaining = method === CASH ? null : free - totals.total
  const kind = type != null && types?.print(type, language)
  return (
    <>
      <dl className="co-credit">
        {typeof CreditLine === 'number' && (
          <Fact name="creditGranted" value={formatMoney(CreditLine)} />
        )}
        <Fact name="creditLeft" value={formatMoney(free)} />
        {remaining !== null && (
          <Fact name="afterOrder" value={formatMoney(remaining)} isBad={remaining < 0} />
        )}
        {kind && <Fact name="creditType" value={kind} />}
      </dl>
      {remaining !== null && remaining < 0 && (
        <p className="co-warning" role="status">
          {translate('shop.overCredit', { amount: `\u2066${formatMoney(-remaining)}\u2069` })}
        </p>
      )}
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly isBad?: boolean
}
const Fact = ({ name, value, isBad }: FactProps) => (
  <div data-bad={isBad || undefined}>
    <dt>{useTranslate()(`shop.${name}`)}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
)
