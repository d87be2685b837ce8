import { useInfiniteGetList, useStore } from 'ra-core'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'
import { fileItem, folderItem, type Item } from './items'
import { inside, useFolder, useFolders, useLooseFolders } from './useLevel'
import { useManager } from './useManaging'
import type { Place } from './usePlace'

export interface Order {
  readonly field: 'NOMBRE' | 'FECHA' | 'TAMANO'
  readonly order: 'ASC' | 'DESC'
}
/** Addresses of pictures are signed for ten minutes. */
const ANEW_MS = 8 * 60_000
const latest: Order = { field: 'FECHA', order: 'DESC' }

export const useOrder = () =>
  useStore<Order>('files-manager.order', { field: 'NOMBRE', order: 'ASC' })

/** The folders and files of the place one is at, folders first, and no file before the last of them. */
export function useItems() {
  const { place, mine } = useManager()
  const { ID } = useMe()
  const [order] = useOrder()
  const stars = mine?.stars
  const folders = useFolders(foldersAt(place, stars?.folders ?? []), order)
  const loose = useLooseFolders(isTop(place))
  const { error: notThere } = useFolder(place.view === 'all' ? place.folder : null)
  const files = useFiles(place, { me: ID, starred: stars?.files ?? [] })
  const isWaiting = place.view === 'starred' && !stars
  const shown = ordered([...folders.found, ...loose].map(folderItem), order)
  return {
    next: folders.next ?? files.next,
    isPending: folders.isPending || files.isPending || isWaiting,
    error: notThere ?? folders.query.error ?? files.error,
    items: folders.next ? shown : [...shown, ...files.found.map(fileItem)],
  }
}

const isTop = ({ view, folder, search, type }: Place) =>
  view === 'all' && folder === null && !search && !type

function useFiles(place: Place, own: Own) {
  const [order] = useOrder()
  const filter = filterOf(place, own)
  const files = useInfiniteGetList<Sent>(
    'shared-files',
    {
      filter: filter ?? {},
      sort: place.view === 'recent' ? latest : order,
      pagination: { page: 1, perPage: 48 },
      meta: listMeta,
    },
    { enabled: filter !== undefined, retry: false, refetchInterval: ANEW_MS },
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
 * Which files are there; none where it is undefined. At the top lie those that were shown to one
 * without their folder; a search from there goes through everything.
 */
function filterOf({ view, folder, search, type }: Place, { me, starred }: Own) {
  const narrow = { ...(search && { q: search }), ...(type && { TIPO: type }) }
  if (view === 'recent') return narrow
  if (view === 'starred') return starred.length > 0 ? { ...narrow, ID: starred } : undefined
  if (view === 'trash') return undefined
  if (folder !== null) return { ...narrow, CARPETA: folder }
  return search || type ? narrow : { LEEN: me }
}

/** Which folders are there; none where it is undefined. */
function foldersAt({ view, folder, search, type }: Place, starred: readonly number[]) {
  if (type || view === 'recent' || view === 'trash') return undefined
  const narrow = search ? { q: search } : {}
  if (view === 'starred') return starred.length > 0 ? { ...narrow, ID: starred } : undefined
  return search && folder === null ? narrow : { ...narrow, ...inside(folder) }
}

/** Folders have a name and nothing else to be sorted by. */
function ordered(items: readonly Item[], { field, order }: Order): readonly Item[] {
  const names = new Intl.Collator(undefined, { numeric: true })
  const sign = field === 'NOMBRE' && order === 'DESC' ? -1 : 1
  return items.toSorted((a, b) => sign * names.compare(a.name, b.name))
}
