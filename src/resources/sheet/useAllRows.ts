import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useResource } from '../../providers/backend/catalogueContext'
import { readMost } from '../record/readMost'
import type { SentRecord } from '../record/useRecord'

/** Most rows of a grid; a filter narrows the list to the others. */
export const MOST_IN_GRID = 5000

/** The rows of the list's page, or all rows of its filter. */
export function useAllRows(isAll: boolean) {
  const resource = useResource()
  const dataProvider = useDataProvider()
  const { data: page = [], refetch, filterValues: filter, sort } = useListContext<SentRecord>()
  const reading = { filter, sort, most: MOST_IN_GRID }
  const all = useQuery({
    queryKey: [resource.name, 'sheet', filter, sort],
    queryFn: ({ signal }) => readMost(dataProvider, resource.name, { ...reading, signal }),
    enabled: isAll,
    gcTime: 0,
  })
  return {
    rows: all.data?.rows ?? page,
    isWhole: all.data?.isWhole ?? true,
    isReading: isAll && all.isPending,
    error: all.error,
    refetch: () => void (isAll ? all.refetch() : refetch()),
  }
}
