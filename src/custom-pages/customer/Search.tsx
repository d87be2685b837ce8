import { useGetList, useTranslate } from 'ra-core'
import { useState } from 'react'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { useDebounced } from '../../fields/record/useDebounced'
import { useMe } from '../../providers/backend/backendContext'
import { Find } from '../../ui/find/Find'
import { Text } from '../../ui/primitives/Text'
import { ErrorState } from '../../ui/states/ErrorState'

const first = { page: 1, perPage: 8 }
const sort = { field: 'Cliente', order: 'ASC' } as const

interface SearchProps {
  readonly isSelected: boolean
  readonly onChoose: (id: string) => void
}

/** By cédula, RUC, name or code; without input, the agent's own customers. */
export function Search({ isSelected, onChoose }: SearchProps) {
  const translate = useTranslate()
  const { ID, ROLE } = useMe()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const isSearching = words !== '' || !isSelected
  const own = ROLE === '7' ? { SlpCode: ID } : {}
  const { data, isFetching, error, refetch } = useGetList<Client>(
    'clients',
    { filter: words ? { q: words } : own, pagination: first, sort, meta: { picker: true } },
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
      {!isSelected && words === '' && (
        <Text as="p" tone="secondary">
          {translate('clients.begin')}
        </Text>
      )}
      {isSearching && error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </Find>
  )
}
