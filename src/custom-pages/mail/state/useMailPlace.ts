import { useLocation, useNavigate } from 'ra-core'
import { keyIn } from '../../../base/readValues'
import { useIsPlain } from '../../../providers/backend/backendContext'
import { BASE } from '../../../providers/navigation/publicUrls'
import type { MailPlace } from './mailIn'

/** Page state in the address: label, search, page and open mail. */
export function useMailPlace() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const home = /\/mail\/all\/?$/.test(pathname) ? 'all' : 'inbox'
  const place: MailPlace = {
    label: query.get('label') ?? home,
    search: query.get('q') ?? '',
    page: Number(/^\d{1,4}$/.exec(query.get('page') ?? '')?.[0] ?? 0),
  }
  const text = query.get('id')
  const isKey = useIsPlain() || /^\d{1,15}$/.test(text ?? '')
  const opened = text && isKey ? keyIn(text) : null
  const go = (to: Partial<MailPlace> & { readonly id?: number | null }, replace = false) => {
    const { id = null, ...next } = { ...place, ...to }
    const searchParams = new URLSearchParams({
      ...(next.label !== 'all' && next.label !== 'inbox' && { label: next.label }),
      ...(next.search && { q: next.search }),
      ...(next.page > 0 && { page: String(next.page) }),
      ...(id !== null && { id: String(id) }),
    })
    const path = next.label === 'all' ? `${BASE}/mail/all` : `${BASE}/mail`
    navigate(`${path}${searchParams.size > 0 ? `?${searchParams}` : ''}`, { replace })
  }
  return { place, opened, go }
}
export type Go = ReturnType<typeof useMailPlace>['go']
