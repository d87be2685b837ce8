import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../base/money'
import { creditLeft } from '../../../domain/checkout/creditLeft'
import { CASH } from '../../../domain/orders/paymentTerms'
import { useCheckout } from '../../../features/checkout/state/useSales'
import { useResource, useTexts } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { Banner } from '../../../ui/primitives/Banner'
import { Facts } from '../../../ui/primitives/Facts'
import { Card, Stack, Text } from '../../../ui/primitives/layout'
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
    <Card
      title={
        <>
          <bdi>{billing?.Cliente}</bdi>
          <Text as="div" size="sm" tone="secondary" dir="ltr">
            {billing?.ID}
          </Text>
        </>
      }
      actions={
        canChange && (
          <Button onClick={() => dispatch({ type: 'billing', billing: null })}>
            {translate('shop.changeCustomer')}
          </Button>
        )
      }
    >
      <Credit customer={customer} quoted={quoted} method={checkout.method} />
    </Card>
  )
}

interface CreditProps {
  readonly customer: Customer | undefined
  readonly quoted: QuoteState
  readonly method: number
}

function Credit({ customer, quoted, method }: CreditProps) {
  const { translate, language } = useTexts()
  const types = useResource('clients').fields.get('U_SYP_CREDITO')
  const { CreditLine, U_SYP_CREDITO: type } = customer ?? {}
  const { quote, totals } = quoted
  const free = quote ? quote.credit : creditLeft(customer ?? {})
  if (free === null) return null
  // Cash orders do not use credit.
  const remaining = method === CASH ? null : free - totals.total
  const fact = (name: string, value: ReactNode) => ({ label: translate(`shop.${name}`), value })
  const kind = type != null && types?.print(type, language)
  return (
    <Stack gap={3}>
      <Facts
        className="co-credit"
        min={130}
        facts={[
          typeof CreditLine === 'number' && fact('creditGranted', money(CreditLine)),
          fact('creditLeft', money(free)),
          remaining !== null && fact('afterOrder', money(remaining)),
          Boolean(kind) && fact('creditType', kind),
        ]}
      />
      {remaining !== null && remaining < 0 && (
        <Banner tone="warning" role="status">
          {translate('shop.overCredit', { amount: `\u2066${formatMoney(-remaining)}\u2069` })}
        </Banner>
      )}
    </Stack>
  )
}

const money = (value: number) => (
  <Text strong dir="ltr" tone={value < 0 ? 'error' : undefined}>
    {formatMoney(value)}
  </Text>
)
