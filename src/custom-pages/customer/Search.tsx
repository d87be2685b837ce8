import { useGetList, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useDebounced } from '../../fields/record/useDebounced'
import { Find, FindOption } from '../../pieces/find/Find'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useMe } from '../../providers/backend/backendContext'
import { CreditBar } from '../../resources/credit/CreditBar'
import type { Client } from '../../resources/credit/client'

const first = { page: 1, perPage: 8 }
const sort = { field: 'Cliente', order: 'ASC' } as const

interface SearchProps {
  readonly isChosen: boolean
  readonly onChoose: (id: string) => void
}

/** By cédula, RUC, name or code; without input, the agent's own customers. */
export function Search({ isChosen, onChoose }: SearchProps) {
  const translate = useTranslate()
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
  const takeFirst = () => {
    const [best] = found
    if (words !== '' && !isFetching && best) onChoose(best.ID)
  }
  const isNone = isAsked && data !== undefined && !isFetching && found.length === 0
  return (
    <Find
      label={translate('clients.searchLabel')}
      found={translate('clients.found')}
      placeholder={translate('clients.search')}
      typed={typed}
      onType={setTyped}
      onEnter={takeFirst}
      rows={found}
      isBusy={isFetching}
      onChoose={client => onChoose(client.ID)}
      said={isNone && translate('clients.nobody')}
      tell={client => (
        <>
          <FindOption name={client.Cliente} code={client.ID} more={client.Ciudad} />
          <CreditBar client={client} />
        </>
      )}
    >
      {!isChosen && words === '' && <p className="fd-said">{translate('clients.begin')}</p>}
      {isAsked && error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </Find>
  )
}
