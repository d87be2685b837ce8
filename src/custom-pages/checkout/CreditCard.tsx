import { useTranslate } from 'ra-core'
import { creditLeft } from '../../domain/checkout/creditLeft'
import { type CreditType, creditTypes } from '../../domain/creditTypes'
import { formatMoney } from '../../domain/money'
import { CASH } from '../../domain/paymentTerms'
import { textIn } from '../../domain/text'
import { Button } from '../../pieces/Button'
import { useLanguage } from '../../providers/backendContext'
import { useCheckout } from '../../providers/sales/useSales'
import type { Customer } from './useCustomer'
import type { Quoted } from './useQuote'

interface CreditCardProps {
  readonly customer: Customer | undefined
  readonly quoted: Quoted
  readonly canChange: boolean
}
/** Who gets the bill, and what this order leaves of their credit. */
export function CreditCard({ customer, quoted, canChange }: CreditCardProps) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const { billing } = checkout
  return (
    <>
      <header className="co-head">
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
  readonly quoted: Quoted
  readonly method: number
}

function Credit({ customer, quoted, method }: CreditProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { CreditLine, U_SYP_CREDITO: type } = customer ?? {}
  const { quote, totals } = quoted
  const free = quote ? quote.credit : creditLeft(customer ?? {})
  if (free === null) return null
  // What is paid in cash takes nothing from the credit.
  const left = method === CASH ? null : free - totals.total
  const kind = type == null ? undefined : creditTypes[type as CreditType]
  return (
    <>
      <dl className="co-credit">
        {typeof CreditLine === 'number' && (
          <Fact name="creditGranted" value={formatMoney(CreditLine)} />
        )}
        <Fact name="creditLeft" value={formatMoney(free)} />
        {left !== null && <Fact name="afterOrder" value={formatMoney(left)} isBad={left < 0} />}
        {kind && <Fact name="creditType" value={textIn(kind, language)} />}
      </dl>
      {left !== null && left < 0 && (
        <p className="co-warning" role="status">
          {translate('shop.overCredit', { amount: `\u2066${formatMoney(-left)}\u2069` })}
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
