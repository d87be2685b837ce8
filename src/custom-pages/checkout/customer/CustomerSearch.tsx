import Search from '@mui/icons-material/SearchRounded'
import { useGetList, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { formatMoney } from '../../../base/money'
import { creditLeft } from '../../../domain/checkout/creditLeft'
import { useChooseCustomer } from '../../../features/checkout/state/useChooseCustomer'
import { useDebounced } from '../../../fields/record/useDebounced'
import { useMe } from '../../../providers/backend/backendContext'
import { useMay } from '../../../providers/backend/catalogueContext'
import { ButtonLink } from '../../../ui/controls/Button'
import { moveThrough } from '../../../ui/controls/moveThrough'
import { ErrorState } from '../../../ui/states/ErrorState'
import type { Customer } from './useCustomer'

const first = { page: 1, perPage: 8 }

/** Search with keyboard or touch; the agent's own customers come first. */
export function CustomerSearch() {
  const translate = useTranslate()
  const id = useId()
  const { data, isFetching, error, refetch, typed, setTyped } = useFound()
  const canCreate = useMay('clients', 'create')
  const choose = useChooseCustomer()
  return (
    <section className="p-card co-card" aria-labelledby={`${id}h`} onKeyDown={moveThrough}>
      <header className="p-cluster co-head">
        <h2 id={`${id}h`}>{translate('shop.customer')}</h2>
        {canCreate && (
          <ButtonLink to="/dashboard/e-commerce/CreateClient">
            {translate('shop.newCustomer')}
          </ButtonLink>
        )}
      </header>
      <label className="p-input p-row co-search" htmlFor={id}>
        <Search aria-hidden="true" />
        <span className="p-hidden">{translate('shop.searchCustomer')}</span>
        <input
          id={id}
          type="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the only input of the step
          autoFocus
          placeholder={translate('shop.searchCustomer')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            const [only] = data
            if (event.key === 'Enter' && data.length === 1 && only) choose(only)
          }}
        />
      </label>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul className="co-found" aria-label={translate('shop.found')} aria-busy={isFetching}>
        {data.map(customer => (
          <li key={customer.id}>
            <button type="button" className="co-customer" onClick={() => choose(customer)}>
              <strong>
                <bdi>{customer.Cliente}</bdi>
              </strong>
              <span>
                <bdi dir="ltr">{customer.ID}</bdi>
                {customer.Ciudad ? ` · ${customer.Ciudad}` : ''}
              </span>
              <CreditLeft customer={customer} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="co-note">
        {!isFetching && !error && data.length === 0 && translate('shop.noCustomer')}
      </p>
    </section>
  )
}

function useFound() {
  const { ID, ROLE } = useMe()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const own = ROLE === '7' ? { SlpCode: ID } : {}
  const customers = useGetList<Customer>(
    'clients',
    {
      filter: words ? { q: words } : own,
      pagination: first,
      sort: { field: 'Cliente', order: 'ASC' },
      meta: { picker: true },
    },
    { placeholderData: before => before },
  )
  return { ...customers, data: customers.data ?? [], typed, setTyped }
}

function CreditLeft({ customer }: { readonly customer: Customer }) {
  const translate = useTranslate()
  const remaining = creditLeft(customer)
  if (remaining === null) return null
  return (
    <em>
      {translate('shop.creditLeft')} {formatMoney(remaining)}
    </em>
  )
}
