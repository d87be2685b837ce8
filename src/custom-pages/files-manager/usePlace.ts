import { useLocation, useNavigate } from 'ra-core'
import { BASE } from '../../providers/publicUrls'

export const views = ['all', 'recent', 'starred', 'trash'] as const
export type View = (typeof views)[number]

/** What one looks at. */
export interface Place {
  readonly view: View
  /** The folder that is open; none: the top. */
  readonly folder: number | null
  readonly search: string
  /** Only files of this type. */
  readonly type: string
  /** A file that the address opens. */
  readonly file: number | null
}

/** What the address says of it, so that it can be gone back to and passed on. */
export function usePlace() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const place: Place = {
    view: views.find(view => view === query.get('view')) ?? 'all',
    folder: numberIn(query.get('folder')),
    search: query.get('q') ?? '',
    type: query.get('type') ?? '',
    file: numberIn(query.get('file')),
  }
  const go = (to: Partial<Place>, replace = false) => {
    const next = { ...place, ...to }
    const said = new URLSearchParams({
      ...(next.view !== 'all' && { view: next.view }),
      ...(next.view === 'all' && next.folder !== null && { folder: String(next.folder) }),
      ...(next.search && { q: next.search }),
      ...(next.type && { type: next.type }),
    })
    navigate(`${BASE}/files-manager${said.size > 0 ? `?${said}` : ''}`, { replace })
  }
  return { place, go }
}

const numberIn = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)
