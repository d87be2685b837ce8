import Glass from '@mui/icons-material/SearchRounded'
import { useGetList, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useDebounced } from '../../fields/inputs/useDebounced'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useMe } from '../../providers/backendContext'
import { CreditBar } from '../../resources/clients/CreditBar'
import type { Client } from '../../resources/clients/client'

const first = { page: 1, perPage: 8 }
const sort = { field: 'Cliente', order: 'ASC' } as const

interface SearchProps {
  readonly isChosen: boolean
  readonly onChoose: (id: string) => void
}

/** By cédula, RUC, name or code; an agent who has typed nothing sees customers of their own. */
export function Search({ isChosen, onChoose }: SearchProps) {
  const translate = useTranslate()
  const id = useId()
  const { ID, ROLE } = useMe()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const isAsked = words !== '' || !isChosen
  const own = ROLE === '7' ? { SlpCode: ID } : {}
  const { data, isFetching, error, refetch } = useGetList<Client>(
    'clients',
    { filter: words ? { q: words } : own, pagination: first, sort, meta: { picker: true } },
    { enabled: isAsked, placeholderData: before => before },
  )
  const found = isAsked ? (data ?? []) : []
  return (
    <section className="p-card cu-find">
      <label className="cu-search" htmlFor={id}>
        <Glass aria-hidden="true" />
        <span className="p-hidden">{translate('clients.searchLabel')}</span>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={translate('clients.search')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            const [best] = found
            if (event.key === 'Enter' && words !== '' && !isFetching && best) onChoose(best.ID)
          }}
        />
      </label>
      {!isChosen && words === '' && <p className="cu-hint">{translate('clients.begin')}</p>}
      {isAsked && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {found.length > 0 && (
        <ul className="cu-found" aria-label={translate('clients.found')} aria-busy={isFetching}>
          {found.map(client => (
            <li key={client.id}>
              <button type="button" onClick={() => onChoose(client.ID)}>
                <span className="cu-who">
                  <strong>
                    <bdi>{client.Cliente}</bdi>
                  </strong>
                  <span className="cl-quiet">
                    <bdi dir="ltr">{client.ID}</bdi>
                    {client.Ciudad ? ` · ${client.Ciudad}` : ''}
                  </span>
                </span>
                <CreditBar client={client} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="cu-hint">
        {isAsked && data && !isFetching && found.length === 0 && translate('clients.nobody')}
      </p>
    </section>
  )
}
