import { useQuery } from '@tanstack/react-query'
import { useGetList, useGetOne, useInfiniteGetList } from 'ra-core'
import { wayToFolder } from '../../../contracts/filesManager'
import { call } from '../../../providers/dataProvider/call'
import { listMeta } from '../../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../../resources/record/useRecord'
import { useManager } from './useFilesManager'
import type { Order } from './useItems'

const byName: Order = { field: 'NOMBRE', order: 'ASC' }
const first = { page: 1, perPage: 100 }
const noRetry = { retry: false } as const

/** Folders by filter, a hundred at a time; none if undefined. */
export function useFolders(filter: object | undefined, order: Order = byName) {
  const sort = order.field === 'NOMBRE' ? order : byName
  const query = useInfiniteGetList<SentRecord>(
    'folders',
    { filter: filter ?? {}, sort, pagination: first, meta: listMeta },
    { ...noRetry, enabled: filter !== undefined },
  )
  const found = filter ? (query.data?.pages.flatMap(({ data }) => data) ?? []) : []
  const next = filter && query.hasNextPage ? query : undefined
  return { query, found, next, isPending: filter !== undefined && query.isPending }
}

/** Folders listed at the top because their parent is not visible. */
export function useLooseFolders(isWanted: boolean) {
  const { ownData } = useManager()
  const ids = ownData?.top ?? []
  const isRequested = isWanted && ids.length > 0
  const { data = [] } = useGetList<SentRecord>(
    'folders',
    { filter: { ID: ids }, sort: byName, pagination: { page: 1, perPage: 200 }, meta: listMeta },
    { ...noRetry, enabled: isRequested },
  )
  return isRequested ? data : []
}

/** Filter of direct contents. */
export const insideFolder = (folder: number | null) =>
  folder === null ? { CARPETA: { empty: true } } : { CARPETA: folder }

/** A folder and its path. */
export function useFolder(folder: number | null) {
  const { http } = useManager()
  const isThere = folder !== null
  const here = useGetOne<SentRecord>(
    'folders',
    { id: folder ?? 0 },
    { ...noRetry, enabled: isThere, staleTime: 0 },
  )
  const way = useQuery({
    queryKey: ['folders', 'way', folder],
    queryFn: async () => (await call(http, wayToFolder, { query: { folder: folder ?? 0 } })).way,
    enabled: isThere,
    ...noRetry,
  })
  return {
    here: isThere ? here.data : undefined,
    way: (isThere && way.data) || [],
    error: isThere ? here.error : null,
  }
}
