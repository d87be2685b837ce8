import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect } from 'react'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { policyOf } from '../../../model/access/access'
import { comparedFields } from '../../../model/lists/matchFields'
import { useMe } from '../../../providers/backend/backendContext'
import { useResource } from '../../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { SimilarRecordsView } from '../../../providers/dataProvider/extras'
import { useDebounced } from '../../../ui/controls/useDebounced'
import type { SentRecord } from '../../record/useRecord'

interface SimilarFinderProps {
  /** The stored record, which is no duplicate of itself. */
  readonly record: SentRecord | undefined
  readonly onFound: (found: readonly SimilarRecordsView[]) => void
}

/** Looks for duplicates when typing pauses; silent without an answer. */
export function SimilarFinder({ record, onFound }: SimilarFinderProps) {
  const resource = useResource()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { readable } = policyOf(resource, useMe())
  const names = comparedFields(resource)
    .map(({ name }) => name)
    .filter(name => readable.has(name))
  const typed = useLiveRecord(now =>
    JSON.stringify(
      Object.fromEntries(
        names
          .filter(name => now[name] && now[name] !== record?.[name])
          .map(name => [name, now[name]]),
      ),
    ),
  )
  const rested = useDebounced(typed, 400)
  const { data } = useQuery({
    queryKey: [resource.name, 'alike', rested, record?.id],
    queryFn: ({ signal }) =>
      dataProvider.alike(resource.name, { values: JSON.parse(rested), but: record?.id, signal }),
    enabled: rested !== '{}',
    placeholderData: keepPreviousData,
  })
  const found = rested === '{}' ? undefined : data
  useEffect(() => onFound(found ?? []), [found, onFound])
  return null
}
