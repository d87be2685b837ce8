import { useInfiniteGetList, useStore } from 'ra-core'
import { useMe } from '../../../providers/backend/backendContext'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { listMeta } from '../../../providers/dataProvider/dataProvider'
import { type FolderItem, fileItem, folderItem } from './items'
import { useManager } from './useFilesManager'
import type { FilesPlace } from './useFilesPlace'
import { insideFolder, useFolder, useFolders, useLooseFolders } from './useLevel'

export interface Order {
  readonly field: 'NOMBRE' | 'FECHA' | 'TAMANO'
  readonly order: 'ASC' | 'DESC'
}
/** Interval to renew signed addresses, which last ten minutes. */
const RENEW_MS = 8 * 60_000
const latest: Order = { field: 'FECHA', order: 'DESC' }

export const useOrder = () =>
  useStore<Order>('files-manager.order', { field: 'NOMBRE', order: 'ASC' })

/** Contents of the current place: all folders, then files. */
export function useItems() {
  const { place, ownData } = useManager()
  const { ID } = useMe()
  const [order] = useOrder()
  const stars = ownData?.stars
  const folders = useFolders(foldersAt(place, stars?.folders ?? []), order)
  const loose = useLooseFolders(isTop(place))
  const { error: notThere } = useFolder(place.view === 'all' ? place.folder : null)
  const files = useFiles(place, { me: ID, starred: stars?.files ?? [] })
  const isWaiting = place.view === 'starred' && !stars
  const visibleItems = ordered([...folders.found, ...loose].map(folderItem), order)
  return {
    next: folders.next ?? files.next,
    isPending: folders.isPending || files.isPending || isWaiting,
    error: notThere ?? folders.query.error ?? files.error,
    items: folders.next ? visibleItems : [...visibleItems, ...files.found.map(fileItem)],
  }
}

const isTop = ({ view, folder, search, type }: FilesPlace) =>
  view === 'all' && folder === null && !search && !type

function useFiles(place: FilesPlace, own: Own) {
  const [order] = useOrder()
  const filter = toFilter(place, own)
  const files = useInfiniteGetList<SentRecord>(
    'shared-files',
    {
      filter: filter ?? {},
      sort: place.view === 'recent' ? latest : order,
      pagination: { page: 1, perPage: 48 },
      meta: listMeta,
    },
    { enabled: filter !== undefined, refetchInterval: RENEW_MS },
  )
  if (!filter) return { found: [], next: undefined, isPending: false, error: null }
  return {
    found: files.data?.pages.flatMap(({ data }) => data) ?? [],
    next: files.hasNextPage ? files : undefined,
    isPending: files.isPending,
    error: files.error,
  }
}

interface Own {
  readonly me: number
  readonly starred: readonly number[]
}

/**
 * Filter of files; undefined for none. The top level lists files shared without their folder; a search
 * there covers everything.
 */
function toFilter({ view, folder, search, type }: FilesPlace, { me, starred }: Own) {
  const narrow = { ...(search && { q: search }), ...(type && { TIPO: type }) }
  if (view === 'recent') return narrow
  if (view === 'starred') return starred.length > 0 ? { ...narrow, ID: starred } : undefined
  if (view === 'trash') return undefined
  if (folder !== null) return { ...narrow, CARPETA: folder }
  return search || type ? narrow : { LEEN: me }
}

/** Filter of folders; undefined for none. */
function foldersAt({ view, folder, search, type }: FilesPlace, starred: readonly number[]) {
  if (type || view === 'recent' || view === 'trash') return undefined
  const narrow = search ? { q: search } : {}
  if (view === 'starred') return starred.length > 0 ? { ...narrow, ID: starred } : undefined
  return search && folder === null ? narrow : { ...narrow, ...insideFolder(folder) }
}

/** Folders sort by name only. */
function ordered(items: readonly FolderItem[], { field, order }: Order): readonly FolderItem[] {
  const names = new Intl.Collator(undefined, { numeric: true })
  const sign = field === 'NOMBRE' && order === 'DESC' ? -1 : 1
  return items.toSorted((a, b) => sign * names.compare(a.name, b.name))
}
