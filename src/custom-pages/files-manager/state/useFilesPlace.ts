import { useLocation, useNavigate } from 'ra-core'
import { BASE } from '../../../providers/navigation/publicUrls'

export const fileViews = ['all', 'recent', 'starred', 'trash'] as const
export type FilesView = (typeof fileViews)[number]

/** State of the page. */
export interface FilesPlace {
  readonly view: FilesView
  /** Open folder; null: the top. */
  readonly folder: number | null
  readonly search: string
  /** Type filter. */
  readonly type: string
  /** Opened file. */
  readonly file: number | null
}

/** Page state, stored in the address. */
export function useFilesPlace() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const place: FilesPlace = {
    view: fileViews.find(view => view === query.get('view')) ?? 'all',
    folder: numberIn(query.get('folder')),
    search: query.get('q') ?? '',
    type: query.get('type') ?? '',
    file: numberIn(query.get('file')),
  }
  const go = (to: Partial<FilesPlace>, replace = false) => {
    const next = { ...place, ...to }
    const searchParams = new URLSearchParams({
      ...(next.view !== 'all' && { view: next.view }),
      ...(next.view === 'all' && next.folder !== null && { folder: String(next.folder) }),
      ...(next.search && { q: next.search }),
      ...(next.type && { type: next.type }),
    })
    navigate(`${BASE}/files-manager${searchParams.size > 0 ? `?${searchParams}` : ''}`, { replace })
  }
  return { place, go }
}

const numberIn = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)
