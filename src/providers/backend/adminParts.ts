import { hashKey, QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'ra-core'
import { tenantOf } from '../../base/business'
import { isObject } from '../../base/parseJson'
import { keyIn } from '../../base/readValues'
import { languageFor } from '../../base/text'
import { type Act, mayAct } from '../../model/access/access'
import type { Catalogue } from '../../model/fields/resource'
import { createCopies } from '../copies/copies'
import { createDataProvider } from '../dataProvider/dataProvider'
import { keepTitles } from '../dataProvider/listTitles'
import { SIGN_IN } from '../navigation/place'
import { toPublicUrl } from '../navigation/publicUrls'
import { createRouterProvider } from '../navigation/routerProvider'
import type { Credentials, Registration } from '../session/session'
import { createStore } from '../session/store'
import type { Backend } from './backend'
import { createI18nProvider } from './i18nProvider'

/** Everything react-admin needs, created when the admin opens and dropped when it closes. */
export function createAdminParts(backend: Backend, catalogue: Catalogue) {
  const { http, language, storage, base, place, me } = backend
  /** Part of the query keys: separates cached answers by company and impersonated person. */
  const company = () => `${backend.viewAs.current()?.wanted ?? ''} ${tenantOf(me()) ?? ''}`.trim()
  const i18n = createI18nProvider(language, () => me()?.ROLE)
  // React may drop a render before it awaits the texts; the next render reports the error.
  i18n.catch(() => undefined)
  const queryClient = createQueryClient(company)
  return {
    catalogue,
    i18n,
    authProvider: createAuthProvider(backend, { catalogue, queryClient }),
    dataProvider: createDataProvider({
      http,
      catalogue,
      company,
      base,
      isPlain: backend.server.isPlain,
      copies: parts => createCopies(backend, parts),
      onTitles: titles =>
        keepTitles(queryClient, titles, languageFor(language.current(), me()?.ROLE)),
    }),
    store: createStore({ storage, language, owner: () => String(me()?.ID ?? '') }),
    queryClient,
    routerProvider: createRouterProvider(toPublicUrl(catalogue), place),
  }
}

/** The company is part of every query key; retries are done by `http`. */
function createQueryClient(company: () => string | null): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, queryKeyHashFn: key => hashKey([company(), key]) },
      mutations: { retry: false },
    },
  })
}

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
function createAuthProvider(
  backend: Backend,
  { catalogue, queryClient }: { readonly catalogue: Catalogue; readonly queryClient: QueryClient },
): AppAuthProvider {
  const { session, me } = backend
  return {
    login: (credentials: Credentials) => session.signIn(credentials),
    register: form => session.register(form),
    async logout() {
      // what is still being read would be refused once the session has ended
      await queryClient.cancelQueries()
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
