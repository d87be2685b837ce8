import './customer.css'
import '../../resources/resources.css'
import PersonAdd from '@mui/icons-material/PersonAddAltRounded'
import { useGetOne, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { Client } from '../../features/customers/client'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { ErrorState } from '../../ui/states/ErrorState'
import { ClientSheet } from './ClientSheet'
import { Search } from './Search'

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
      <PageHead>
        {mayAct(clients, me, 'create') && (
          <ButtonLink startIcon={<PersonAdd />} to="/dashboard/e-commerce/CreateClient">
            {translate('clients.newClient')}
          </ButtonLink>
        )}
      </PageHead>
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
  const { data, error, refetch } = useGetOne<Client>('clients', { id }, { retry: false })
  if (data) return <ClientSheet client={data} isBrief={isBrief} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <LoadingRows />
}
