import { type RaRecord, useGetList, useTranslate } from 'ra-core'
import { useId } from 'react'
import { NO_COMMENT } from '../../domain/checkout/state'
import {
  checkoutPaymentTerms,
  isPaymentTerm,
  type PaymentTerm,
  paymentTerms,
} from '../../domain/paymentTerms'
import { textIn } from '../../domain/text'
import { maySee } from '../../model/access'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { useCheckout } from '../../providers/sales/useSales'
import { Choice } from './Choice'
import { CreditCard } from './CreditCard'
import { Differences } from './Differences'
import { useCustomer } from './useCustomer'
import { isGiven, type Quoted } from './useQuote'

/** What it leaves of the credit, from where, how it is paid, and the server's last word before it is sent. */
export function FinishStep({ quoted }: { readonly quoted: Quoted }) {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const me = useMe()
  const customer = useCustomer(checkout.billing?.ID)
  const { quote, error, isOffline, missing, refetch } = quoted
  return (
    <>
      {isOffline && (
        <p className="co-warning" role="status">
          {translate('shop.offline')}
        </p>
      )}
      {missing.includes('discountTooHigh') && (
        <p className="co-warning" role="alert">
          {translate('shop.discountTooHigh')}
        </p>
      )}
      {quote && quote.differences.length > 0 && <Differences quote={quote} />}
      {Boolean(error) && <ErrorState error={error} onRetry={refetch} />}
      {checkout.billing && (
        <section className="p-card co-card" aria-labelledby="co-customer">
          <CreditCard customer={customer} quoted={quoted} canChange={false} />
        </section>
      )}
      {!isGiven(me) && (
        <section className="p-card co-card">
          <Warehouses enough={quote?.enough ?? []} />
          <Payments own={customer?.GroupNum} longerThan={quote?.longerThan ?? null} />
        </section>
      )}
      <section className="p-card co-card">
        <Comment />
      </section>
    </>
  )
}

interface Warehouse extends RaRecord {
  readonly WhsCode: string
  readonly WhsName: string
}
const many = { page: 1, perPage: 50 }

function Warehouses({ enough }: { readonly enough: readonly string[] }) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const [me, stock] = [useMe(), useCatalogue().get('stock')]
  const { data = [] } = useGetList<Warehouse>('warehouses', {
    filter: { CHECKOUT: true },
    pagination: many,
    sort: { field: 'WhsName', order: 'ASC' },
    meta: { picker: true },
  })
  return (
    <fieldset className="co-choices co-grid">
      <legend>{translate('shop.warehouse')}</legend>
      {data
        .filter(({ WhsCode }) => maySee(stock, me, { WhsCode }))
        .map(({ WhsCode, WhsName }) => (
          <Choice
            key={WhsCode}
            group="warehouse"
            isChosen={checkout.warehouse === WhsCode}
            onChoose={() => dispatch({ type: 'warehouse', warehouse: WhsCode })}
          >
            {WhsName} <small dir="ltr">{WhsCode}</small>
            {enough.includes(WhsCode) && <em>{translate('shop.enough')}</em>}
          </Choice>
        ))}
    </fieldset>
  )
}

interface PaymentsProps {
  /** The customer's own term, as far as it is known. */
  readonly own: number | null | undefined
  readonly longerThan: number | null
}

function Payments({ own, longerThan }: PaymentsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const id = useId()
  const { checkout, dispatch } = useCheckout()
  const nameOf = (term: PaymentTerm) => textIn(paymentTerms[term], language)
  return (
    <>
      <label className="co-field" htmlFor={id}>
        {translate('shop.payment')}
        <select
          id={id}
          className="co-input"
          value={checkout.method}
          onChange={event => dispatch({ type: 'method', method: Number(event.target.value) })}
        >
          {checkout.method === 0 && <option value={0}>{translate('shop.choose')}</option>}
          {offeredWith(own).map(term => (
            <option key={term} value={term}>
              {nameOf(term)}
            </option>
          ))}
        </select>
      </label>
      {isPaymentTerm(longerThan) && (
        <p className="co-warning" role="status">
          {translate('shop.longerTerm', { term: nameOf(longerThan) })}
        </p>
      )}
    </>
  )
}

/** The terms on offer, and the customer's own where it is none of them. */
function offeredWith(own: number | null | undefined): readonly PaymentTerm[] {
  const isOffered = !isPaymentTerm(own) || checkoutPaymentTerms.includes(own)
  return isOffered ? checkoutPaymentTerms : [...checkoutPaymentTerms, own]
}

function Comment() {
  const translate = useTranslate()
  const id = useId()
  const { checkout, dispatch } = useCheckout()
  return (
    <label className="co-field" htmlFor={id}>
      {translate('shop.comment')}
      <textarea
        id={id}
        className="co-input"
        rows={2}
        maxLength={1000}
        placeholder={NO_COMMENT}
        value={checkout.comment === NO_COMMENT ? '' : checkout.comment}
        onChange={event => dispatch({ type: 'comment', comment: event.target.value })}
      />
    </label>
  )
}
