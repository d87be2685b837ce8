import { hashKey, QueryClient } from '@tanstack/react-query'
import { tenantOf } from '../../base/business'
import type { Catalogue } from '../../model/fields/resource'
import { createCopies } from '../copies/copies'
import { createDataProvider } from '../dataProvider/dataProvider'
import { keepTitles } from '../dataProvider/listTitles'
import { toPublicUrl } from '../navigation/publicUrls'
import { createRouterProvider } from '../navigation/routerProvider'
import { createStore } from '../session/store'
import { createAuthProvider } from './authProvider'
import type { Backend } from './backend'
import { createI18nProvider } from './i18nProvider'

/** Everything react-admin needs, created when the admin opens and dropped when it closes. */
export function createAdminParts(backend: Backend, catalogue: Catalogue) {
  const { http, language, storage, base, place, me } = backend
  /** Part of the query keys: separates cached answers by company and impersonated person. */
  const company = () => `${backend.viewAs.current()?.wanted ?? ''} ${tenantOf(me()) ?? ''}`.trim()
  const i18n = createI18nProvider(language)
  // React may drop a render before it awaits the texts; the next render reports the error.
  i18n.catch(() => undefined)
  const queryClient = createQueryClient(company)
  return {
    catalogue,
    i18n,
    authProvider: createAuthProvider(backend, catalogue),
    dataProvider: createDataProvider({
      http,
      catalogue,
      company,
      base,
      isPlain: backend.server.isPlain,
      copies: parts => createCopies(backend, parts),
      onTitles: titles => keepTitles(queryClient, titles, language.current()),
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
