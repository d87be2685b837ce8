import { app } from '@business/app'
import { customKinds } from '@business/kinds'
import { pageFolders } from '@business/pages'
import { ResourceDefinitionContext } from 'ra-core'
import { memo, use, useState } from 'react'
import { CoreAdminContext, CoreAdminRoutes, CustomRoutes } from 'react-admin'
import {
  createBrowserRouter,
  Navigate,
  Route,
  RouterProvider,
  useRouteError,
} from 'react-router-dom'
import { appCatalogue, usedFeatures } from './appCatalogue'
import type { Language } from './base/text'
import { setKindViews } from './fields/registry/registry'
import { texts } from './i18n/inUse'
import { setKinds } from './kinds/registry'
import { kindViews } from './kinds/views/views'
import { CustomPageRoute } from './layout/CustomPageRoute'
import { definitionsOf, resourceRoutes } from './layout/resourceRoutes'
import { Shell } from './layout/Shell'
import { missingHalves } from './model/definition/feature'
import { createAdminParts } from './providers/backend/adminParts'
import { useBackend } from './providers/backend/backendContext'
import { CatalogueContext } from './providers/backend/catalogueContext'
import { firstLanguage } from './providers/backend/i18nProvider'
import {
  addressesOf,
  type CustomPage,
  CustomPages,
  pageAt,
  pagesIn,
} from './providers/navigation/customPages'
import { SECTION } from './providers/navigation/place'
import { BASE, pathStatusAt } from './providers/navigation/publicUrls'
import { type OnRequested, RequestedRoute } from './providers/navigation/requestedRoute'
import { resourceViews } from './resources/resourceViews'
import { AreaFeaturesContext } from './ui/features/areaFeatures'
import { setPaletteSentences } from './ui/find/paletteSentences'
import { BootFailure } from './ui/loading/BootFailure'
import { useHome } from './ui/menu/useHome'
import { plainLater } from './ui/theme/plainLater'
import { ThemeLook } from './ui/theme/ThemeLook'

const customPages = pagesIn(pageFolders)
setKinds(customKinds)
setKindViews({ ...kindViews, ...app.kindViews })
setPaletteSentences(
  plainLater(
    () => import('./resources/list/sentences/SentenceItems'),
    'SentenceItems',
    'list',
    'columns',
  ),
)

const missing = missingHalves('browser', usedFeatures, app.features.features)
if (missing.length > 0) throw new Error(missing.join('\n'))

/** Loads the code, the schemas and the texts of a page before its first render. */
export async function loadPageAt(path: string, language: Language) {
  const { resource, view } = pathStatusAt(appCatalogue, path) ?? {}
  const own = pageAt(customPages, path)
  await Promise.all([
    firstLanguage(language),
    resource && view && resourceViews(resource, appCatalogue)[view].preload(),
    own && appCatalogue.load(own.resources ?? [], 'beside'),
    own && texts.addNamespaces(own.namespaces ?? []),
  ])
}

/** The admin: providers, resources, pages and their frame. */
export function App({ catalogue = appCatalogue, pages = customPages, features = app.features }) {
  const backend = useBackend()
  const [parts] = useState(() => createAdminParts(backend, catalogue))
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: `${BASE}/*`,
        element: <Admin parts={parts} pages={pages} />,
        errorElement: <Failed />,
      },
    ]),
  )
  const [onWanted] = useState(
    (): OnRequested => tell => router.subscribe(({ location }) => tell(location.key)),
  )
  return (
    <CatalogueContext value={catalogue}>
      <CustomPages value={pages}>
        <AreaFeaturesContext value={features}>
          <ThemeLook />
          <RequestedRoute value={onWanted}>
            <RouterProvider router={router} />
          </RequestedRoute>
        </AreaFeaturesContext>
      </CustomPages>
    </CatalogueContext>
  )
}

const NotFoundPage = plainLater(
  () => import('./custom-pages/not-found/NotFoundPage'),
  'NotFoundPage',
)
const SectionPage = plainLater(() => import('./layout/menu/SectionPage'), 'SectionPage')

const ToHome = () => <Navigate replace to={useHome()} />

const Nothing = () => null

const Failed = () => <BootFailure error={useRouteError()} />

/** The routes stay the same: each time react-admin declares them again, every part of the page would render. */
const Frame = memo(Shell, () => true)

interface AdminProps {
  readonly parts: ReturnType<typeof createAdminParts>
  readonly pages: readonly CustomPage[]
}

function Admin({ parts, pages }: AdminProps) {
  const { i18n, catalogue, ...providers } = parts
  const i18nProvider = use(i18n)
  const [routes] = useState(() => resourceRoutes(catalogue, resourceViews))
  const [definitions] = useState(() => definitionsOf(catalogue))
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider} basename={BASE}>
      <ResourceDefinitionContext value={definitions}>
        <CoreAdminRoutes
          layout={Frame}
          dashboard={ToHome}
          catchAll={NotFoundPage}
          loading={Nothing}
          requireAuth
        >
          {routes}
          <CustomRoutes>
            <Route path={`${SECTION}/:section`} element={<SectionPage />} />
            {pages.flatMap(page =>
              addressesOf(page).map(path => (
                <Route key={path} path={path} element={<CustomPageRoute page={page} />} />
              )),
            )}
          </CustomRoutes>
        </CoreAdminRoutes>
      </ResourceDefinitionContext>
    </CoreAdminContext>
  )
}
