import { firstChoices } from '../../providers/dataProvider/firstOfList'
import './customer.css'
import '../../resources/resources.css'
import PersonAdd from '@mui/icons-material/PersonAddAltRounded'
import { useGetList, useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../../ui/controls/Button'
import { useDebounced } from '../../ui/controls/useDebounced'
import { Find } from '../../ui/find/Find'
import { PageHead } from '../../ui/page/PageHead'
import { Text } from '../../ui/primitives/layout'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { ClientSheet } from './ClientSheet'

/** Search, and the page of the customer found. */
export const CustomerPage = () => <Found />

/** Short version for the counter. */
export const ConsultPage = () => <Found isBrief />

function Found({ isBrief = false }: { readonly isBrief?: boolean }) {
  const translate = useTranslate()
  const me = useMe()
  const clients = useResource('clients')
  const [params, setParams] = useSearchParams()
  const id = params.get('id') ?? (me.ROLE === '31' ? String(me.CARD_CODE ?? '') : '')
  return (
    <div className="p-page">
      {id === '' && (
        <PageHead>
          {mayAct(clients, me, 'create') && (
            <ButtonLink startIcon={<PersonAdd />} to="/dashboard/e-commerce/CreateClient">
              {translate('clients.newClient')}
            </ButtonLink>
          )}
        </PageHead>
      )}
      {me.ROLE !== '31' && (
        <Search
          key={id}
          isSelected={id !== ''}
          onChoose={selectedId => setParams({ id: selectedId })}
        />
      )}
      {id !== '' && <CustomerSheet key={id} id={id} isBrief={isBrief} />}
    </div>
  )
}

function CustomerSheet({ id, isBrief }: { readonly id: string; readonly isBrief: boolean }) {
  const { data, error, refetch } = useGetOne<Client>('clients', { id })
  if (data) return <ClientSheet client={data} isBrief={isBrief} />
  if (!error) return <LoadingRows />
  return (
    <>
      <PageHead />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  )
}

interface SearchProps {
  readonly isSelected: boolean
  readonly onChoose: (id: string) => void
}

/** By cédula, RUC, name or code; without input, the agent's own customers. */
function Search({ isSelected, onChoose }: SearchProps) {
  const translate = useTranslate()
  const { ID, ROLE } = useMe()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const isSearching = words !== '' || !isSelected
  const own = ROLE === '7' ? { SlpCode: ID } : {}
  const { data, isFetching, error, refetch } = useGetList<Client>(
    'clients',
    firstChoices('Cliente', 8, words ? { q: words } : own),
    { enabled: isSearching, placeholderData: before => before },
  )
  const customers = isSearching ? (data ?? []) : []
  const selectFirst = () => {
    const [best] = customers
    if (words !== '' && !isFetching && best) onChoose(best.ID)
  }
  const isNone = isSearching && data !== undefined && !isFetching && customers.length === 0
  return (
    <Find
      label={translate('clients.searchLabel')}
      results={translate('clients.found')}
      placeholder={translate('clients.search')}
      typed={typed}
      onType={setTyped}
      onEnter={selectFirst}
      rows={customers}
      isBusy={isFetching}
      onChoose={client => onChoose(client.ID)}
      statusText={isNone && translate('clients.nobody')}
      rowOf={client => ({
        name: client.Cliente,
        code: client.ID,
        more: client.Ciudad,
        end: (
          <div className="fd-bar">
            <CreditBar client={client} />
          </div>
        ),
      })}
    >
      {!isSelected && words === '' && <Text as="p" tone="secondary" i18nKey="clients.begin" />}
      {isSearching && error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </Find>
  )
}
