import { useTranslate } from 'ra-core'
import { NO_COMMENT } from '../../domain/checkout/state'
import {
  checkoutPaymentTerms,
  isPaymentTerm,
  type PaymentTerm,
} from '../../domain/orders/paymentTerms'
import { useCheckout } from '../../features/checkout/state/useSales'
import { useMe } from '../../providers/backend/backendContext'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import { Banner } from '../../ui/primitives/Banner'
import { Select, Textarea } from '../../ui/primitives/inputs'
import { Card, Stack, Text } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/Waiting'
import { CreditCard } from './customer/CreditCard'
import { RadioChoice, RadioChoices } from './customer/RadioChoice'
import { useCustomer } from './customer/useCustomer'
import { Differences } from './quote/Differences'
import { hasGivenWarehouse, type QuoteState } from './quote/useQuote'
import { useWarehouses } from './quote/useWarehouses'

/** Remaining credit, warehouse, payment, and the server's check before sending. */
export function FinishStep({ quoted }: { readonly quoted: QuoteState }) {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const me = useMe()
  const customer = useCustomer(checkout.billing?.ID)
  const { quote, error, isOffline, missing, refetch } = quoted
  return (
    <>
      {isOffline && (
        <Banner tone="warning" role="status">
          {translate('shop.offline')}
        </Banner>
      )}
      {missing.includes('discountTooHigh') && (
        <Banner tone="warning" role="alert">
          {translate('shop.discountTooHigh')}
        </Banner>
      )}
      {quote && quote.differences.length > 0 && <Differences quote={quote} />}
      {Boolean(error) && <ErrorState error={error} onRetry={refetch} />}
      {checkout.billing && <CreditCard customer={customer} quoted={quoted} canChange={false} />}
      {!hasGivenWarehouse(me) && (
        <Card>
          <Stack gap={5}>
            <Warehouses enough={quote?.enough ?? []} />
            <Payments own={customer?.GroupNum} longerThan={quote?.longerThan ?? null} />
          </Stack>
        </Card>
      )}
      <Card>
        <Comment />
      </Card>
    </>
  )
}

function Warehouses({ enough }: { readonly enough: readonly string[] }) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  return (
    <RadioChoices label={translate('shop.warehouse')} min={150}>
      {useWarehouses().map(({ WhsCode, WhsName }) => (
        <RadioChoice
          key={WhsCode}
          group="warehouse"
          isSelected={checkout.warehouse === WhsCode}
          onChoose={() => dispatch({ type: 'warehouse', warehouse: WhsCode })}
        >
          {WhsName}{' '}
          <Text size="sm" tone="secondary" dir="ltr">
            {WhsCode}
          </Text>
          {enough.includes(WhsCode) && (
            <Text as="div" size="sm" tone="success" i18nKey="shop.enough" />
          )}
        </RadioChoice>
      ))}
    </RadioChoices>
  )
}

interface PaymentsProps {
  /** The customer's payment term, if visible. */
  readonly own: number | null | undefined
  readonly longerThan: number | null
}

function Payments({ own, longerThan }: PaymentsProps) {
  const { translate, language } = useTexts()
  const { checkout, dispatch } = useCheckout()
  const terms = useResource('clients').fields.get('GroupNum')
  const termName = (term: PaymentTerm) => terms?.print(term, language)
  return (
    <>
      <Select
        label={translate('shop.payment')}
        value={checkout.method}
        onText={text => dispatch({ type: 'method', method: Number(text) })}
        options={offeredTerms(own).map(term => [term, termName(term)])}
      >
        {checkout.method === 0 && <option value={0}>{translate('shop.choose')}</option>}
      </Select>
      {isPaymentTerm(longerThan) && (
        <Banner tone="warning" role="status">
          {translate('shop.longerTerm', { term: termName(longerThan) })}
        </Banner>
      )}
    </>
  )
}

/** Offered terms plus the customer's own. */
function offeredTerms(own: number | null | undefined): readonly PaymentTerm[] {
  const isListed = !isPaymentTerm(own) || checkoutPaymentTerms.includes(own)
  return isListed ? checkoutPaymentTerms : [...checkoutPaymentTerms, own]
}

function Comment() {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  return (
    <Textarea
      label={translate('shop.comment')}
      rows={2}
      maxLength={1000}
      placeholder={translate('shop.commentHint')}
      value={checkout.comment === NO_COMMENT ? '' : checkout.comment}
      onText={text => dispatch({ type: 'comment', comment: text })}
    />
  )
}
