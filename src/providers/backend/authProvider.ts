import type { AuthProvider } from 'ra-core'
import { keyIn } from '../../base/readValues'
import { type Act, mayAct } from '../../model/access/access'
import type { Catalogue } from '../../model/fields/resource'
import { SIGN_IN } from '../navigation/place'
import type { Credentials, Registration } from '../session/session'
import { isObject } from '../session/sessionView'
import type { Backend } from './backend'

type AppAuthProvider = AuthProvider & { register(form: Registration): Promise<void> }

const acts: ReadonlySet<string> = new Set<Act>([
  'list',
  'show',
  'create',
  'edit',
  'delete',
  'export',
])

/** react-admin's view of the session. The session ends itself (401, timer, another tab) and the page follows it. */
export function createAuthProvider(backend: Backend, catalogue: Catalogue): AppAuthProvider {
  const { session, me } = backend
  return {
    login: (credentials: Credentials) => session.signIn(credentials),
    register: form => session.register(form),
    async logout() {
      if (session.view().isAuthenticated) await session.signOut()
      return SIGN_IN
    },
    async checkAuth() {
      await session.start()
      if (session.view().isAuthenticated && session.token()) return
      throw Object.assign(new Error('signed out'), { message: false, redirectTo: SIGN_IN })
    },
    checkError: async () => {},
    async getIdentity() {
      const { ID, DISPLAYNAME, EMAIL, PHOTOURL } = session.view().user ?? {}
      const avatar = typeof PHOTOURL === 'string' ? { avatar: PHOTOURL } : {}
      return { id: keyIn(ID), fullName: String(DISPLAYNAME ?? EMAIL ?? ''), ...avatar }
    },
    getPermissions: async () => me(),
    async canAccess({ action, resource, record }) {
      const person = me()
      const found = catalogue.resources.get(resource)
      if (!person || !found || !acts.has(action)) return false
      return mayAct(found, person, action as Act) && allowedOn(record, action)
    },
  }
}

/** Uses the record's own permissions, where the server sent them. */
function allowedOn(record: Readonly<Record<string, unknown>> | undefined, action: string) {
  const can = record?._can
  if (!isObject(can)) return true
  if (action === 'edit') return can.update === true
  return action === 'delete' ? can.delete === true : true
}
