import { type RaRecord, useGetList, useTranslate } from 'ra-core'
import { LoadingRows } from '../../ui/loading/Loading'
import { ErrorState } from '../../ui/states/ErrorState'

interface CustomersProps {
  readonly words: string
  /** The search text is a device number: hides the message that no customer matches. */
  readonly isHidden: boolean
  readonly onChoose: (id: string) => void
}

/** The customers with this name, cédula or RUC that the person may read. */
export function CoverCustomers({ words, isHidden, onChoose }: CustomersProps) {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useGetList<RaRecord & { readonly Cliente: string }>(
    'clients',
    {
      filter: { q: words },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'Cliente', order: 'ASC' },
      meta: { picker: true },
    },
  )
  if (isHidden && !data?.length) return null
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <section className="p-card cv-card" aria-label={translate('devices.customers')}>
      {data?.length ? (
        <ul className="p-stack wc-list">
          {data.map(({ id, Cliente }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose(String(id))}>
                <strong>
                  <bdi>{Cliente}</bdi>
                </strong>
                <bdi dir="ltr">{id}</bdi>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="cv-note" role="status">
          {translate('devices.coverNone')}
        </p>
      )}
    </section>
  )
}
