import { use, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { catalogue as shipped } from './catalogue'
import { account } from './custom-pages/account'
import { home } from './custom-pages/home'
import { notFound } from './custom-pages/not-found'
import { permissionDenied } from './custom-pages/permission-denied'
import { profile } from './custom-pages/profile'
import { simulatedMail } from './custom-pages/simulated-mail'
import { resourceRoutes } from './layout/resourceRoutes'
import { Shell } from './layout/Shell'
import { ThemeFrame } from './layout/ThemeFrame'
import { BRAND } from './pieces/Brand'
import { createAdminParts } from './providers/adminParts'
import { useBackend } from './providers/backendContext'
import { CatalogueProvider } from './providers/catalogueContext'
import { BASE } from './providers/publicUrls'
import { resourceViews } from './resources/resourceViews'

const pages = [home, permissionDenied, profile, account, simulatedMail]

/** The admin: providers, resources, pages and the frame around them. */
export function App({ catalogue = shipped }) {
  const backend = useBackend()
  const [parts] = useState(() => createAdminParts(backend, catalogue))
  const [router] = useState(() =>
    createBrowserRouter([{ path: `${BASE}/*`, element: <Admin parts={parts} /> }]),
  )
  return (
    <CatalogueProvider catalogue={catalogue}>
      <ThemeFrame>
        <RouterProvider router={router} />
      </ThemeFrame>
    </CatalogueProvider>
  )
}

function Admin({ parts }: { parts: ReturnType<typeof createAdminParts> }) {
  const { i18n, catalogue, ...providers } = parts
  const i18nProvider = use(i18n)
  const [routes] = useState(() => resourceRoutes(catalogue, resourceViews))
  return (
    <CoreAdminContext {...providers} i18nProvider={i18nProvider} basename={BASE}>
      <CoreAdminUI
        title={BRAND}
        layout={Shell}
        catchAll={notFound.Page}
        requireAuth
        disableTelemetry
      >
        {routes}
        <CustomRoutes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  )
}
