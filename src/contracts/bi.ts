import { dashboardNames, dashboardRoles, reportNames } from '../domain/accounts/dashboards'
import { boardShape } from '../model/endpoints/figures'
import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

const PATH = '/hanadb/api/bi/:dashboard'
const asReader = { policy: 'schema', params: { dashboard: s.choice(dashboardNames) } } as const
export const dashboard = defineRoute(`GET ${PATH}`, {
  ...asReader,
  name: 'bi.dashboard',
  query: { 'period?': boardShape.period },
  response: s.object({
    dashboard: s.choice(dashboardNames),
    ...boardShape,
  }),
  refusals: [403, 404],
})

const yes: s.RouteShape<true> = { const: true }
const no: s.RouteShape<false> = { const: false }

/** A report of a Power BI tenant; the token expires at `expiresAt`. */
const embedded = s.object({
  simulated: no,
  reportId: s.text,
  embedUrl: s.text,
  accessToken: s.text,
  expiresAt: s.instant,
})

/**
 * Embedding data of a report. Without a tenant the demo simulates one and production answers that none is
 * configured.
 */
export const embed = defineRoute(`GET ${PATH}/embed`, {
  ...asReader,
  name: 'bi.embed',
  allow: [...new Set(reportNames.flatMap(name => dashboardRoles[name]))],
  response: s.either(
    s.either(s.object({ simulated: yes }), s.object({ simulated: no, unconnected: yes })),
    embedded,
  ),
  refusals: [403, 404, 503],
})

export type Dashboard = ResponseOf<typeof dashboard>
export type Embedding = ResponseOf<typeof embed>
export type Embedded = Extract<Embedding, { readonly reportId: string }>
