import '../../ui/page/page.css'
import './components.css'
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
import { BackendProvider, useBackend, useLanguage } from '../../providers/backend/backendContext'
import { CatalogueContext } from '../../providers/backend/catalogueContext'
import { createI18nProvider } from '../../providers/backend/i18nProvider'
import { SitePage } from '../../ui/site/SitePage'
import { usePages } from '../../ui/site/useSite'
import { Themed } from '../../ui/theme/Themed'
import { ThemeLook } from '../../ui/theme/ThemeLook'
import { KindGallery } from './KindGallery'
import { PrimitiveGallery } from './PrimitiveGallery'
import { pieceSamples } from './pieceSamples'
import { SampleCard } from './SampleCard'
import { sampleCatalogue, sampleKinds, sampleTargets } from './sampleCatalogue'

/** Gallery of field kinds and shared components, generated from their registries. */
export function ComponentsPage() {
  const { components } = usePages()
  return (
    <SitePage title={components.title}>
      <div className="site-wide site-hero">
        <h1>{components.title}</h1>
        <p className="site-lead">{components.lead}</p>
      </div>
      <div className="site-wide">
        <ThemeLook />
        <Themed>
          <SampleFrame key={useLanguage()}>
            <PrimitiveGallery />
            <KindGallery />
            <PieceGallery />
          </SampleFrame>
        </Themed>
      </div>
    </SitePage>
  )
}

/** Components that are not field kinds, in every state. */
function PieceGallery() {
  const { components } = usePages()
  const [missing] = useState(() => new Error('sample'))
  return (
    <section className="components-kinds">
      <h2>{components.pieces}</h2>
      {Object.entries(pieceSamples).map(([name, draw]) => (
        <SampleCard key={name} of="piece" name={name}>
          <div className="p-cluster components-piece">{draw(missing)}</div>
        </SampleCard>
      ))}
    </section>
  )
}

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
function SampleFrame({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const [sampleBackend] = useState<Backend>(() => ({
    ...backend,
    me: () => visitor,
    ownMe: () => visitor,
  }))
  const [i18n] = useState(() => createI18nProvider(backend.language))
  return (
    <BackendProvider backend={sampleBackend}>
      <CatalogueContext value={sampleCatalogue}>
        <Suspense fallback={null}>
          <MemoryRouter>
            <WithTexts i18n={i18n}>{children}</WithTexts>
          </MemoryRouter>
        </Suspense>
      </CatalogueContext>
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
