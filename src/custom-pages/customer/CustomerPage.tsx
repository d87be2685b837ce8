import './customer.css'
import '../../resources/resources.css'
import PersonAdd from '@mui/icons-material/PersonAddAltRounded'
import { useGetOne, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { mayAct } from '../../model/access'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'
import type { Client } from '../../resources/clients/client'
import { ClientSheet } from './ClientSheet'
import { Search } from './Search'

/** A search on top, and below it all there is about the customer it found. */
export const CustomerPage = () => <Found />

/** The counter's form of it: what one asks before selling. */
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
        <Search key={id} isChosen={id !== ''} onChoose={chosen => setParams({ id: chosen })} />
      )}
      {id !== '' && <Chosen key={id} id={id} isBrief={isBrief} />}
    </div>
  )
}

function Chosen({ id, isBrief }: { readonly id: string; readonly isBrief: boolean }) {
  const { data, error, refetch } = useGetOne<Client>('clients', { id }, { retry: false })
  if (data) return <ClientSheet client={data} isBrief={isBrief} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <LoadingRows />
}
