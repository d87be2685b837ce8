import { useInfiniteGetList, useStore } from 'ra-core'
import { fold } from '../../domain/fold'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'
import { fileItem, folderItem, type Item } from './items'
import type { Tree } from './tree'
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

/** The folders and files of the place one is at, folders first. */
export function useItems() {
  const { place, tree, folders, mine } = useManager()
  const { ID } = useMe()
  const [order] = useOrder()
  const stars = mine?.stars
  const filter = filterOf(place, { me: ID, starred: stars?.files ?? [] })
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
  const found = filter ? (files.data?.pages.flatMap(({ data }) => data) ?? []) : []
  const isPending =
    folders.isPending ||
    (filter !== undefined && files.isPending) ||
    (place.view === 'starred' && !stars)
  return {
    files,
    isPending,
    error: folders.error ?? (filter ? files.error : null),
    items: [
      ...ordered(foldersAt(place, tree, stars?.folders ?? []).map(folderItem), order),
      ...found.map(fileItem),
    ],
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

function foldersAt({ view, folder, search, type }: Place, tree: Tree, starred: readonly number[]) {
  if (type || view === 'recent' || view === 'trash') return []
  const matches = ({ NOMBRE }: Sent) => fold(String(NOMBRE)).includes(fold(search))
  if (view === 'starred') return starred.flatMap(id => tree.byId.get(id) ?? []).filter(matches)
  if (!search) return tree.inside(folder)
  const isBelow = ({ id }: Sent) =>
    folder === null ||
    (Number(id) !== folder && tree.pathTo(Number(id)).some(above => Number(above.id) === folder))
  return [...tree.byId.values()].filter(found => isBelow(found) && matches(found))
}

/** Folders have a name and nothing else to be sorted by. */
function ordered(items: readonly Item[], { field, order }: Order): readonly Item[] {
  const names = new Intl.Collator(undefined, { numeric: true })
  const sign = field === 'NOMBRE' && order === 'DESC' ? -1 : 1
  return items.toSorted((a, b) => sign * names.compare(a.name, b.name))
}
