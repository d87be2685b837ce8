import { use, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider, useRouteError } from 'react-router-dom'
import { appCatalogue, usedFeatures } from './appCatalogue'
import { areaFeatures } from './areaFeatures'
import { customKinds } from './custom-kinds/kinds'
import { customViews } from './custom-kinds/views'
import { NotFoundPage } from './custom-pages/not-found/NotFoundPage'
import { customPages } from './customPages'
import { setKindViews } from './fields/registry/registry'
import { setKinds } from './kinds/registry'
import { CustomPageRoute } from './layout/CustomPageRoute'
import { resourceRoutes } from './layout/resourceRoutes'
import { Shell } from './layout/Shell'
import { missingHalves } from './model/definition/feature'
import { AreaFeaturesContext } from './pieces/features/areaFeatures'
import { BootFailure } from './pieces/loading/BootFailure'
import { BRAND } from './pieces/page/Brand'
import { ThemeLook } from './pieces/theme/ThemeLook'
import { createAdminParts } from './providers/backend/adminParts'
import { useBackend } from './providers/backend/backendContext'
import { CatalogueProvider } from './providers/backend/catalogueContext'
import { addressesOf, type CustomPage, CustomPages } from './providers/navigation/customPages'
import { BASE } from './providers/navigation/publicUrls'
import { type OnWanted, WantedRoute } from './providers/navigation/wantedRoute'
import { resourceViews } from './resources/resourceViews'

setKinds(customKinds)
setKindViews(customViews)

const missing = missingHalves('browser', usedFeatures, areaFeatures.features)
if (missing.length > 0) throw new Error(missing.join('\n'))

/** The admin: providers, resources, pages and their frame. */
export function App({ catalogue = appCatalogue, pages = customPages, features = areaFeatures }) {
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
    (): OnWanted => tell => router.subscribe(({ location }) => tell(location.key)),
  )
  return (
    <CatalogueProvider catalogue={catalogue}>
      <CustomPages value={pages}>
        <AreaFeaturesContext value={features}>
          <ThemeLook />
          <WantedRoute value={onWanted}>
            <RouterProvider router={router} />
          </WantedRoute>
        </AreaFeaturesContext>
      </CustomPages>
    </CatalogueProvider>
  )
}

const Failed = () => <BootFailure error={useRouteError()} />

interface AdminProps {
  readonly parts: ReturnType<typeof createAdminParts>
  readonly pages: readonly CustomPage[]
}

function Admin({ parts, pages }: AdminProps) {
  const { i18n, catalogue, ...providers } = parts
  const i18nProvider = use(i18n)
  const [routes] = useState(() => resourceRoutes(catalogue, resourceViews))
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider} basename={BASE}>
      <CoreAdminUI
        title={BRAND}
        layout={Shell}
        catchAll={NotFoundPage}
        requireAuth
        disableTelemetry
      >
        {routes}
        <CustomRoutes>
          {pages.flatMap(page =>
            addressesOf(page).map(path => (
              <Route key={path} path={path} element={<CustomPageRoute page={page} />} />
            )),
          )}
        </CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  )
}
