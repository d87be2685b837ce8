import { QueryClient } from '@tanstack/react-query'
import {
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  memoryStore,
  ResourceContextProvider,
} from 'ra-core'
import { type ReactNode, Suspense, use, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { systemUserAs } from '../../model/access/systemUser'
import type { Backend } from '../../providers/backend/backend'
import { BackendProvider, useBackend } from '../../providers/backend/backendContext'
import { CatalogueProvider } from '../../providers/backend/catalogueContext'
import { createI18nProvider } from '../../providers/backend/i18nProvider'
import { sampleCatalogue, sampleKinds, sampleTargets } from './sampleCatalogue'

/** Identity that sees all samples; it is not sent to the server. */
const visitor = systemUserAs('10')

const answers = {
  getList: async () => ({ data: sampleTargets, total: sampleTargets.length }),
  getMany: async (_: string, { ids }: { ids: readonly unknown[] }) => ({
    data: sampleTargets.filter(({ id }) => ids.map(Number).includes(id)),
  }),
  getOne: async () => ({ data: sampleTargets[0] }),
} as unknown as DataProvider

/** Context of the samples: user, texts and data. */
export function SampleFrame({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const [sampleBackend] = useState<Backend>(() => ({
    ...backend,
    me: () => visitor,
    ownMe: () => visitor,
  }))
  const [i18n] = useState(() => createI18nProvider(backend.language))
  return (
    <BackendProvider backend={sampleBackend}>
      <CatalogueProvider catalogue={sampleCatalogue}>
        <Suspense fallback={null}>
          <MemoryRouter>
            <WithTexts i18n={i18n}>{children}</WithTexts>
          </MemoryRouter>
        </Suspense>
      </CatalogueProvider>
    </BackendProvider>
  )
}

function WithTexts({ i18n, children }: { i18n: Promise<I18nProvider>; children: ReactNode }) {
  const i18nProvider = use(i18n)
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <CoreAdminContext
      dataProvider={answers}
      i18nProvider={i18nProvider}
      store={memoryStore()}
      queryClient={client}
    >
      <ResourceContextProvider value={sampleKinds.name}>{children}</ResourceContextProvider>
    </CoreAdminContext>
  )
}
