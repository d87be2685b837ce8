import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect } from 'react'
import { useDebounced } from '../../../fields/inputs/useDebounced'
import { useLive } from '../../../fields/liveRecord'
import { policyOf } from '../../../model/access'
import { alikeFields } from '../../../model/alike'
import type { Resource } from '../../../model/resource'
import { useMe } from '../../../providers/backendContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { Alike } from '../../../providers/dataProvider/extras'
import type { Sent } from '../../useRecord'

export interface AlikeFinderProps {
  readonly resource: Resource
  /** The record as it stands, which resembles nobody but itself. */
  readonly record: Sent | undefined
  readonly onFound: (found: readonly Alike[]) => void
}

/** Asks, once the typing rests, whether there is such a record already. Without an answer nothing is said. */
export function AlikeFinder({ resource, record, onFound }: AlikeFinderProps) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { readable } = policyOf(resource, useMe())
  const names = alikeFields(resource)
    .map(({ name }) => name)
    .filter(name => readable.has(name))
  const typed = useLive(now =>
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
    retry: false,
  })
  const found = rested === '{}' ? undefined : data
  useEffect(() => onFound(found ?? []), [found, onFound])
  return null
}
