import Glass from '@mui/icons-material/SearchRounded'
import { useGetList, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useDebounced } from '../../fields/inputs/useDebounced'
import { ShownValue } from '../../fields/ShownValue'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useResource } from '../../providers/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'

const first = { page: 1, perPage: 12 }
const newest = { field: 'CREATED_AT', order: 'DESC' } as const

interface ChooseProps {
  readonly onChoose: (id: string) => void
}

/** The newest applications, or those a name, RUC or representative finds. */
export function Choose({ onChoose }: ChooseProps) {
  const translate = useTranslate()
  const id = useId()
  const resource = useResource('credit-applications')
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const { data, isFetching, error, refetch } = useGetList<Sent>(
    resource.name,
    { filter: words ? { q: words } : {}, pagination: first, sort: newest, meta: listMeta },
    { placeholderData: before => before },
  )
  const state = resource.fields.get('ESTADO_CREDITO')
  const amount = resource.fields.get('MONTO_SOLICITADO')
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  return (
    <section className="p-card bu-find">
      <label className="bu-search" htmlFor={id}>
        <Glass aria-hidden="true" />
        <span className="p-hidden">{translate('credit.find')}</span>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={translate('credit.findHint')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      <ul aria-label={translate('credit.find')} aria-busy={isFetching}>
        {data.map(row => (
          <li key={row.id}>
            <button type="button" onClick={() => onChoose(String(row.id))}>
              <span>
                <strong>
                  <bdi>{String(row.NOMBRE)}</bdi>
                </strong>
                <small>
                  <bdi dir="ltr">{String(row.RUC)}</bdi> ·{' '}
                  <bdi>{String(row.NOMBRE_REPRESENTANTE)}</bdi>
                </small>
              </span>
              <span className="bu-amount">
                {amount && <ShownValue field={amount} value={row[amount.name]} as="Cell" />}
              </span>
              {state && <ShownValue field={state} value={row[state.name]} as="Cell" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{data.length === 0 && !isFetching && translate('credit.nobody')}</p>
    </section>
  )
}
