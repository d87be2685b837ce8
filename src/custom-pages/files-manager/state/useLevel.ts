import { useGetList, useGetOne, useInfiniteGetList } from 'ra-core'
import { wayToFolder } from '../../../contracts/filesManager'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { useCall } from '../../../providers/backend/useCall'
import { listMeta } from '../../../providers/dataProvider/dataProvider'
import { firstOfList } from '../../../providers/dataProvider/firstOfList'
import { useManager } from './useFilesManager'
import type { Order } from './useItems'

const byName: Order = { field: 'NOMBRE', order: 'ASC' }
const first = { page: 1, perPage: 100 }

/** Folders by filter, a hundred at a time; none if undefined. */
export function useFolders(filter: object | undefined, order: Order = byName) {
  const sort = order.field === 'NOMBRE' ? order : byName
  const query = useInfiniteGetList<SentRecord>(
    'folders',
    { filter: filter ?? {}, sort, pagination: first, meta: listMeta },
    { enabled: filter !== undefined },
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
  const { data = [] } = useGetList<SentRecord>('folders', firstOfList('NOMBRE', 200, { ID: ids }), {
    enabled: isRequested,
  })
  return isRequested ? data : []
}

/** Filter of direct contents. */
export const insideFolder = (folder: number | null) =>
  folder === null ? { CARPETA: { empty: true } } : { CARPETA: folder }

/** A folder and its path. */
export function useFolder(folder: number | null) {
  const isThere = folder !== null
  const here = useGetOne<SentRecord>(
    'folders',
    { id: folder ?? 0 },
    { enabled: isThere, staleTime: 0 },
  )
  const way = useCall(
    wayToFolder,
    { query: { folder: folder ?? 0 } },
    { queryKey: ['folders', 'way', folder], enabled: isThere },
  )
  return {
    here: isThere ? here.data : undefined,
    way: (isThere && way.data?.way) || [],
    error: isThere ? here.error : null,
  }
}
