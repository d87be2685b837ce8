import { useLocation, useNavigate } from 'ra-core'
import { BASE } from '../../providers/publicUrls'
import type { Place } from './useMail'

/** What the address says: the label, what is sought, the page of it, and the mail that is open. */
export function usePlace() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const home = /\/mail\/all\/?$/.test(pathname) ? 'all' : 'inbox'
  const place: Place = {
    label: query.get('label') ?? home,
    search: query.get('q') ?? '',
    page: Number(/^\d{1,4}$/.exec(query.get('page') ?? '')?.[0] ?? 0),
  }
  const text = query.get('id') ?? ''
  const opened = /^\d{1,15}$/.test(text) ? Number(text) : null
  const go = (to: Partial<Place> & { readonly id?: number | null }, replace = false) => {
    const { id = null, ...next } = { ...place, ...to }
    const said = new URLSearchParams({
      ...(next.label !== 'all' && next.label !== 'inbox' && { label: next.label }),
      ...(next.search && { q: next.search }),
      ...(next.page > 0 && { page: String(next.page) }),
      ...(id !== null && { id: String(id) }),
    })
    const path = next.label === 'all' ? `${BASE}/mail/all` : `${BASE}/mail`
    navigate(`${path}${said.size > 0 ? `?${said}` : ''}`, { replace })
  }
  return { place, opened, go }
}
export type Go = ReturnType<typeof usePlace>['go']
