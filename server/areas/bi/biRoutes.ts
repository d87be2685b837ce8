import { type Role, tenantOf } from '../../../src/base/business'
import { today } from '../../../src/base/day'
import { type Period, spanOf } from '../../../src/base/span'
import type { Dashboard } from '../../../src/contracts/bi'
import * as routes from '../../../src/contracts/bi'
import {
  type DashboardName,
  dashboardRoles,
  reportNames,
} from '../../../src/domain/accounts/dashboards'
import type { ShownFigure } from '../../../src/model/endpoints/figures'
import { requires } from '../../access/permissions'
import type { PowerBi } from '../../adapters/powerbi/powerBi'
import type { Log } from '../../base/log'
import { busy } from '../../base/refusal'
import { computeFigure } from '../../figures/computeFigure'
import type { AddRoute } from '../../http/addRoute'
import { routeServer } from '../../http/serveRoute'
import type { Records, RequestContext } from '../../query/requestContext'
import { recordNotFound } from '../../read/read'
import { dashboards } from './dashboards'
import { fileFigures } from './fileFigures'

/** Roles that see their own figures; others see those of the company. */
const agents: readonly Role[] = ['7', '6', '5']

interface Parts {
  readonly records: Records
  readonly powerBi: PowerBi
  readonly log: Log
}

export function biRoutes(add: AddRoute, { records, powerBi, log }: Parts) {
  const serve = routeServer(
    add,
    (c): DashboardQuery => ({ records, me: c.get('me'), language: c.get('language') }),
  )
  serve(routes.dashboard, (reading, { params, query }) =>
    readDashboard(reading, params.dashboard, query.period ?? 'month'),
  )
  serve(routes.embed, async (reading, { params }) => {
    const { me } = reading
    const report = reportNames.find(each => each === params.dashboard)
    // readers without reports are refused, also for unknown ones
    demandDashboard(reading, report ?? 'vendedor')
    if (!report) throw recordNotFound()
    const viewer = { id: me.ID, company: tenantOf(me) ?? '', isAgent: agents.includes(me.ROLE) }
    return powerBi.embed(report, viewer).catch((error: unknown) => {
      log.error('Power BI failed', { error })
      throw busy()
    })
  })
}

type DashboardQuery = Omit<RequestContext, 'resource'>

/** Figures of a dashboard, each limited to records its reader may read. */
async function readDashboard(
  reading: DashboardQuery,
  dashboard: DashboardName,
  period: Period,
): Promise<Dashboard> {
  demandDashboard(reading, dashboard)
  const day = today(reading.records.clock())
  const span = spanOf(period, day)
  const figures: ShownFigure[] = []
  if (dashboard === 'file') figures.push(...(await fileFigures(reading, span)))
  for (const figure of dashboard === 'file' ? [] : dashboards[dashboard]) {
    const resource = reading.records.catalogue.resources.get(figure.resource)
    const visibleFigures =
      resource && (await computeFigure({ ...reading, resource }, figure, { today: day, span }))
    if (visibleFigures) figures.push(visibleFigures)
  }
  return { dashboard, period, days: { from: span.from, to: span.to }, before: span.before, figures }
}

/** Refuses readers without access to the dashboard, naming the roles that have it. */
function demandDashboard({ me, language }: DashboardQuery, dashboard: DashboardName): void {
  const able: readonly Role[] = dashboardRoles[dashboard]
  if (!able.includes(me.ROLE)) throw requires(able, language)
}
