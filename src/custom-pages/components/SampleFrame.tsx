import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, type DataProvider, type I18nProvider, memoryStore } from 'ra-core'
import { type ReactNode, Suspense, use, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { nobodyAs } from '../../model/nobody'
import type { Backend } from '../../providers/backend'
import { BackendProvider, useBackend } from '../../providers/backendContext'
import { CatalogueProvider } from '../../providers/catalogueContext'
import { createI18nProvider } from '../../providers/i18nProvider'
import { sampleCatalogue, sampleTargets } from './sampleCatalogue'

/** Somebody who may see all samples; nothing of this reaches the server. */
const visitor = nobodyAs('10')

const answers = {
  getList: async () => ({ data: sampleTargets, total: sampleTargets.length }),
  getMany: async (_: string, { ids }: { ids: readonly unknown[] }) => ({
    data: sampleTargets.filter(({ id }) => ids.map(Number).includes(id)),
  }),
  getOne: async () => ({ data: sampleTargets[0] }),
} as unknown as DataProvider

/** What fields and pieces stand in: somebody, words, and records that are only samples. */
export function SampleFrame({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const [standIn] = useState<Backend>(() => ({
    ...backend,
    me: () => visitor,
    ownMe: () => visitor,
  }))
  const [i18n] = useState(() => createI18nProvider(backend.language))
  return (
    <BackendProvider backend={standIn}>
      <CatalogueProvider catalogue={sampleCatalogue}>
        <Suspense fallback={null}>
          <MemoryRouter>
            <Worded i18n={i18n}>{children}</Worded>
          </MemoryRouter>
        </Suspense>
      </CatalogueProvider>
    </BackendProvider>
  )
}

function Worded({ i18n, children }: { i18n: Promise<I18nProvider>; children: ReactNode }) {
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
      {children}
    </CoreAdminContext>
  )
}
