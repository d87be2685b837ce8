import { useQuery } from '@tanstack/react-query'
import { useGetList, useGetOne, useInfiniteGetList } from 'ra-core'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'
import type { Order } from './useItems'
import { useManager } from './useManaging'

const byName: Order = { field: 'NOMBRE', order: 'ASC' }
const first = { page: 1, perPage: 100 }
const once = { retry: false } as const

/** The folders that fit, a hundred at a time; none where no filter is given. */
export function useFolders(filter: object | undefined, order: Order = byName) {
  const sort = order.field === 'NOMBRE' ? order : byName
  const query = useInfiniteGetList<Sent>(
    'folders',
    { filter: filter ?? {}, sort, pagination: first, meta: listMeta },
    { ...once, enabled: filter !== undefined },
  )
  const found = filter ? (query.data?.pages.flatMap(({ data }) => data) ?? []) : []
  const next = filter && query.hasNextPage ? query : undefined
  return { query, found, next, isPending: filter !== undefined && query.isPending }
}

/** Those that lie at the top for who does not see the folder around them. */
export function useLooseFolders(isWanted: boolean) {
  const { mine } = useManager()
  const ids = mine?.top ?? []
  const isAsked = isWanted && ids.length > 0
  const { data = [] } = useGetList<Sent>(
    'folders',
    { filter: { ID: ids }, sort: byName, pagination: { page: 1, perPage: 200 }, meta: listMeta },
    { ...once, enabled: isAsked },
  )
  return isAsked ? data : []
}

/** What lies directly in a folder or at the top. */
export const inside = (folder: number | null) =>
  folder === null ? { CARPETA: { empty: true } } : { CARPETA: folder }

/** A folder as it is, with the way to it. */
export function useFolder(folder: number | null) {
  const { calls } = useManager()
  const isThere = folder !== null
  const here = useGetOne<Sent>(
    'folders',
    { id: folder ?? 0 },
    { ...once, enabled: isThere, staleTime: 0 },
  )
  const way = useQuery({
    queryKey: ['folders', 'way', folder],
    queryFn: () => calls.way(folder ?? 0),
    enabled: isThere,
    ...once,
  })
  return {
    here: isThere ? here.data : undefined,
    way: (isThere && way.data) || [],
    error: isThere ? here.error : null,
  }
}
