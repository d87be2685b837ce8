import { useEvent, useGetOne, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { attributesOf } from '../../../domain/accounts/attributes'
import { useChooseCustomer } from '../../../features/checkout/state/useChooseCustomer'
import { useCheckout } from '../../../features/checkout/state/useSales'
import { useMe } from '../../../providers/backend/backendContext'
import { Card } from '../../../ui/primitives/Card'
import { Bone } from '../../../ui/primitives/Meter'
import { ErrorState } from '../../../ui/states/ErrorState'
import type { QuoteState } from '../quote/useQuote'
import { CreditCard } from './CreditCard'
import { CustomerSearch } from './CustomerSearch'
import { Delivery } from './Delivery'
import type { Customer } from './useCustomer'
import { useCustomer } from './useCustomer'

/** Customer, remaining credit and delivery. */
export function CustomerStep({ quoted }: { readonly quoted: QuoteState }) {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const isBuyer = useMe().ROLE === '31'
  const customer = useCustomer(checkout.billing?.ID)
  if (!checkout.billing) return isBuyer ? <OwnAccount /> : <CustomerSearch />
  return (
    <>
      <CreditCard customer={customer} quoted={quoted} canChange={!isBuyer} />
      <Card aria-label={translate('shop.shipping')}>
        <Delivery customer={customer} />
      </Card>
    </>
  )
}

/** Customers order for themselves. */
function OwnAccount() {
  const choose = useEvent(useChooseCustomer())
  const id = attributesOf(useMe()).CARD_CODE ?? ''
  const { data, error, refetch } = useGetOne<Customer>('clients', { id })
  useEffect(() => {
    if (data) choose(data)
  }, [data, choose])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <Bone height={120} />
}
