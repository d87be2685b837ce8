import { use, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider, useRouteError } from 'react-router-dom'
import { catalogue as shipped } from './catalogue'
import { NotFoundPage } from './custom-pages/not-found/NotFoundPage'
import { customPages } from './customPages'
import { CustomPageRoute } from './layout/CustomPageRoute'
import { resourceRoutes } from './layout/resourceRoutes'
import { Shell } from './layout/Shell'
import { BRAND } from './pieces/Brand'
import { BootFailure } from './pieces/states/BootFailure'
import { Look } from './pieces/theme/Look'
import { createAdminParts } from './providers/adminParts'
import { useBackend } from './providers/backendContext'
import { CatalogueProvider } from './providers/catalogueContext'
import { addressesOf, type CustomPage, CustomPages } from './providers/customPages'
import { BASE } from './providers/publicUrls'
import { type OnWanted, WantedRoute } from './providers/wantedRoute'
import { resourceViews } from './resources/resourceViews'

/** The admin: providers, resources, pages and the frame around them. */
export function App({ catalogue = shipped, pages = customPages }) {
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
        <Look />
        <WantedRoute value={onWanted}>
          <RouterProvider router={router} />
        </WantedRoute>
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
