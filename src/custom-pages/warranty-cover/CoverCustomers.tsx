import { type RaRecord, useGetList, useTranslate } from 'ra-core'
import { CoverNote } from '../../features/devices/CoverCard'
import { LoadingRows } from '../../ui/loading/Loading'
import { Card } from '../../ui/primitives/Card'
import { ItemButton } from '../../ui/primitives/Item'
import { Stack } from '../../ui/primitives/layout'
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
    <Card aria-label={translate('devices.customers')}>
      {data?.length ? (
        <Stack as="ul" gap={0} divided>
          {data.map(({ id, Cliente }) => (
            <li key={id}>
              <ItemButton
                title={<bdi>{Cliente}</bdi>}
                end={<bdi dir="ltr">{id}</bdi>}
                onClick={() => onChoose(String(id))}
              />
            </li>
          ))}
        </Stack>
      ) : (
        <CoverNote role="status">{translate('devices.coverNone')}</CoverNote>
      )}
    </Card>
  )
}
