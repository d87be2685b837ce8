import { useSession } from '../../providers/backend/backendContext'

/** Display name, email and photo of the signed-in person. */
export function usePerson() {
  const { DISPLAYNAME, EMAIL, PHOTOURL } = useSession().user ?? {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { name: text(DISPLAYNAME) || text(EMAIL), email: text(EMAIL), photo: text(PHOTOURL) }
}
