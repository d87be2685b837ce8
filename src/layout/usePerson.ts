import { useSession } from '../providers/backendContext'

/** How the signed-in person is shown. */
export function usePerson() {
  const { DISPLAYNAME, EMAIL, PHOTOURL } = useSession().user ?? {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { name: text(DISPLAYNAME) || text(EMAIL), email: text(EMAIL), photo: text(PHOTOURL) }
}
