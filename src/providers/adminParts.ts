import type { Catalogue } from '../model/resource'
import { createAuthProvider } from './authProvider'
import type { Backend } from './backend'
import { createDataProvider } from './dataProvider/dataProvider'
import { createI18nProvider } from './i18nProvider'
import { toPublicUrl } from './publicUrls'
import { createQueryClient } from './queryClient'
import { createRouterProvider } from './routerProvider'
import { createStore } from './store'

/** Everything react-admin is given, made once when the admin opens and dropped when it closes. */
export function createAdminParts(backend: Backend, catalogue: Catalogue) {
  const { http, language, storage, base, place, me } = backend
  /** What one company's answers said is not said to another, nor one person's to who looks as them. */
  const company = () => `${backend.viewAs.current()?.wanted ?? ''} ${me()?.EMPRESA ?? ''}`.trim()
  const i18n = createI18nProvider(language)
  // React may drop a render before it waits for the words: the next one says that they did not come
  i18n.catch(() => 'the boundary around the desk shows it')
  return {
    catalogue,
    i18n,
    authProvider: createAuthProvider(backend, catalogue),
    dataProvider: createDataProvider({ http, catalogue, company, base }),
    store: createStore({ storage, language, owner: () => String(me()?.ID ?? '') }),
    queryClient: createQueryClient(company),
    routerProvider: createRouterProvider(toPublicUrl(catalogue), place),
  }
}
