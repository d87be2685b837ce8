import { useQuery } from '@tanstack/react-query'
import { sortBy } from 'es-toolkit/array'
import { useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import { fold } from '../../base/fold'
import { printNumber } from '../../base/numbers'
import { policyOf } from '../../model/access/access'
import { comparedFields, isName, mostMerged } from '../../model/lists/matchFields'
import { useMe } from '../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { useResourceView } from '../../providers/backend/useResourceView'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { firstRecords } from '../../providers/dataProvider/firstRecords'
import { Button } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { Count } from '../../ui/primitives/Chip'
import { Select } from '../../ui/primitives/inputs'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { ErrorState } from '../../ui/states/ErrorState'
import type { SentRecord } from '../record/useRecord'
import { PastDialog } from '../trash/PastDialog'
import { LazyMergeRecords } from './mergeLater'

/** Largest page of the server. */
const MOST_READ = 200

/** Values that several records share in a field of `matchFields`; a click shows these records in the list. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { resource, translate, labels, language } = useResourceView()
  const held = useReadOnlyProps()
  const { readable } = policyOf(resource, useMe())
  const dataProvider = useDataProvider<AppDataProvider>()
  const { setFilters } = useListContext()
  // A unique field is compared last: no two records share its value, unless its rule allows them to.
  const fields = sortBy(
    comparedFields(resource).filter(({ name }) => readable.has(name)),
    [({ words }) => words.unique !== undefined],
  )
  const [chosen, choose] = useState(fields[0]?.name)
  const field = fields.find(({ name }) => name === chosen)
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'duplicates', chosen],
    queryFn: ({ signal }) =>
      dataProvider.groups(resource.name, { filter: {}, by: chosen, least: 2, signal }),
    enabled: field !== undefined,
  })
  const [merged, setMerged] = useState<readonly SentRecord['id'][]>()
  const notify = useNotify()
  const filterOf = (value: unknown) =>
    field ? { [field.name]: isName(field) ? { contains: value } : value } : {}
  const show = (value: unknown) => {
    if (field) setFilters(filterOf(value))
    onClose()
  }
  const merge = (value: unknown) =>
    void dataProvider
      .getList<SentRecord>(
        resource.name,
        firstRecords(resource.key.name, MOST_READ, filterOf(value)),
      )
      .then(
        ({ data: rows }) => setMerged(sharing(rows, value).map(({ id }) => id)),
        (error: Error) => notify(error.message, { type: 'error' }),
      )
  /** A name is also found within longer ones. */
  const sharing = (rows: readonly SentRecord[], value: unknown) =>
    rows
      .filter(row => !field || !isName(field) || foldedName(row[field.name]) === foldedName(value))
      .slice(0, mostMerged)
  if (merged) return <LazyMergeRecords ids={merged} onClose={() => setMerged(undefined)} />
  return (
    <PastDialog title={translate('list.duplicates.title')} onClose={onClose}>
      <Stack>
        <p>{translate('list.duplicates.help')}</p>
        <Select
          label={translate('list.duplicates.by')}
          value={chosen}
          onText={choose}
          options={fields.map(each => [each.name, labels.field(each)])}
        />
        {error && <ErrorState error={error} what="list" onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows />}
        {data?.length === 0 && <p role="status">{translate('list.duplicates.none')}</p>}
        {field && data && data.length > 0 && (
          <ul>
            {data.map(({ value, count }) => (
              <li key={String(value)} className="p-row">
                <Button onClick={() => show(value)}>
                  {field.print(value, language)} <Count>{printNumber(count)}</Count>
                </Button>
                <Button
                  color="inherit"
                  aria-label={`${translate('list.merge.open')}: ${field.print(value, language)}`}
                  onPointerEnter={() => void LazyMergeRecords.preload()}
                  onClick={() => merge(value)}
                  {...held}
                >
                  {translate('list.merge.open')}
                </Button>
                {count > mostMerged && (
                  <Text size="sm" tone="secondary">
                    {translate('list.merge.first', { number: mostMerged })}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </PastDialog>
  )
}

const foldedName = (value: unknown) => fold(String(value ?? ''))
