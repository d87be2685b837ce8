import { useEvent, useGetList, useGetOne, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { formatMoney } from '../../../base/money'
import { attributesOf } from '../../../domain/accounts/attributes'
import { creditLeft } from '../../../domain/checkout/creditLeft'
import { useChooseCustomer } from '../../../features/checkout/state/useChooseCustomer'
import { useCheckout } from '../../../features/checkout/state/useSales'
import { useMe } from '../../../providers/backend/backendContext'
import { useMay } from '../../../providers/backend/catalogueContext'
import { firstChoices } from '../../../providers/dataProvider/firstOfList'
import { ButtonLink } from '../../../ui/controls/Button'
import { moveThrough } from '../../../ui/controls/moveThrough'
import { useDebounced } from '../../../ui/controls/useDebounced'
import { Avatar } from '../../../ui/primitives/Avatar'
import { ItemButton } from '../../../ui/primitives/Item'
import { SearchInput } from '../../../ui/primitives/inputs'
import { Card, Stack, Text } from '../../../ui/primitives/layout'
import { Bone } from '../../../ui/primitives/Meter'
import { ErrorState } from '../../../ui/states/Waiting'
import type { QuoteState } from '../quote/useQuote'
import { CreditCard } from './CreditCard'
import { Delivery } from './Delivery'
import { type Customer, useCustomer } from './useCustomer'

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

/** Search with keyboard or touch; the agent's own customers come first. */
function CustomerSearch() {
  const translate = useTranslate()
  const { data, isFetching, error, refetch, typed, setTyped } = useFound()
  const canCreate = useMay('clients', 'create')
  const choose = useChooseCustomer()
  return (
    <Card
      stacked
      title={translate('shop.customer')}
      actions={
        canCreate && (
          <ButtonLink to="/dashboard/e-commerce/CreateClient" i18nKey="shop.newCustomer" />
        )
      }
      onKeyDown={moveThrough}
    >
      <SearchInput
        wide
        label={translate('shop.searchCustomer')}
        autoFocus
        value={typed}
        onText={setTyped}
        onKeyDown={event => {
          const [only] = data
          if (event.key === 'Enter' && data.length === 1 && only) choose(only)
        }}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack as="ul" gap={0} divided aria-label={translate('shop.found')} aria-busy={isFetching}>
        {data.map(customer => (
          <li key={customer.id}>
            <ItemButton
              className="co-customer"
              onClick={() => choose(customer)}
              start={<Avatar name={customer.Cliente} />}
              title={<bdi>{customer.Cliente}</bdi>}
              sub={
                <>
                  <bdi dir="ltr">{customer.ID}</bdi>
                  {customer.Ciudad ? ` · ${customer.Ciudad}` : ''}
                </>
              }
              end={<CreditLeft customer={customer} />}
            />
          </li>
        ))}
      </Stack>
      <Text as="p" role="status" size="md" tone="secondary">
        {!isFetching && !error && data.length === 0 && translate('shop.noCustomer')}
      </Text>
    </Card>
  )
}

function useFound() {
  const { ID, ROLE } = useMe()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const own = ROLE === '7' ? { SlpCode: ID } : {}
  const customers = useGetList<Customer>(
    'clients',
    firstChoices('Cliente', 8, words ? { q: words } : own),
    { placeholderData: before => before },
  )
  return { ...customers, data: customers.data ?? [], typed, setTyped }
}

function CreditLeft({ customer }: { readonly customer: Customer }) {
  const translate = useTranslate()
  const remaining = creditLeft(customer)
  if (remaining === null) return null
  return (
    <Stack as="span" gap={0} align="end">
      <Text size="xs">{translate('shop.creditLeft')}</Text>
      <Text strong dir="ltr" tone={remaining < 0 ? 'error' : undefined}>
        {formatMoney(remaining)}
      </Text>
    </Stack>
  )
}
