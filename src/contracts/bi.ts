import { dashboardNames, dashboardRoles, reportNames } from '../domain/accounts/dashboards'
import { boardShape } from '../model/endpoints/figures'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import { choice, either, instant, object, type RouteShape, text } from '../model/route/shapes'

const PATH = '/hanadb/api/bi/:dashboard'
const asReader = { policy: 'schema', params: { dashboard: choice(dashboardNames) } } as const
export const dashboard = defineRoute(`GET ${PATH}`, {
  ...asReader,
  name: 'bi.dashboard',
  query: { 'period?': boardShape.period },
  response: object({
    dashboard: choice(dashboardNames),
    ...boardShape,
  }),
  refusals: [403, 404],
})

const yes: RouteShape<true> = { const: true }
const no: RouteShape<false> = { const: false }

/** A report of a Power BI tenant; the token expires at `expiresAt`. */
const embedded = object({
  simulated: no,
  reportId: text,
  embedUrl: text,
  accessToken: text,
  expiresAt: instant,
})

/**
 * Embedding data of a report. Without a tenant the demo simulates one and production answers that none is
 * configured.
 */
export const embed = defineRoute(`GET ${PATH}/embed`, {
  ...asReader,
  name: 'bi.embed',
  allow: [...new Set(reportNames.flatMap(name => dashboardRoles[name]))],
  response: either(
    either(object({ simulated: yes }), object({ simulated: no, unconnected: yes })),
    embedded,
  ),
  refusals: [403, 404, 503],
})

export type Dashboard = ResponseOf<typeof dashboard>
export type Embedding = ResponseOf<typeof embed>
export type Embedded = Extract<Embedding, { readonly reportId: string }>
