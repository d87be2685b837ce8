import { useInfiniteQuery } from '@tanstack/react-query'
import { operationRecords, operations } from '../../model/endpoints/operations'
import { useBackend } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'

/** Narrows the operations: days of the business's zone, both included. */
export interface BatchSelection {
  readonly resource?: string | undefined
  /** Id of the author. */
  readonly by?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Imports, bulk changes and steps, newest first, a page at a time. */
export function useBatches(selection: BatchSelection) {
  const { http } = useBackend()
  const query = useInfiniteQuery({
    queryKey: ['operations', selection],
    queryFn: ({ pageParam: before }) => call(http, operations, { query: { ...selection, before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
  return { ...query, batches: query.data?.pages.flatMap(page => page.operations) ?? [] }
}

/** One operation and its records, a page at a time; loads the schemas that name their fields. */
export function useBatch(id: string) {
  const { http } = useBackend()
  const { load } = useCatalogue()
  const query = useInfiniteQuery({
    queryKey: ['operations', 'one', id],
    queryFn: async ({ pageParam: from }) => {
      const page = await call(http, operationRecords, { params: { id }, query: { from } })
      await load(page.operation.parts.map(({ resource }) => resource))
      return page
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  })
  const pages = query.data?.pages ?? []
  return {
    ...query,
    operation: pages[0]?.operation,
    records: pages.flatMap(page => page.records),
    hidden: pages.reduce((sum, page) => sum + page.hidden, 0),
  }
}
