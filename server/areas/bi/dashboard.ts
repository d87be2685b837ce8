import type { Role } from '../../../src/base/business'
import { today } from '../../../src/base/day'
import { type Period, spanOf } from '../../../src/base/span'
import type { Dashboard } from '../../../src/contracts/bi'
import { type DashboardName, dashboardRoles } from '../../../src/domain/accounts/dashboards'
import type { ShownFigure } from '../../../src/model/endpoints/figures'
import { requires } from '../../access/permissions'
import { computeFigure } from '../../figures/computeFigure'
import type { RequestContext } from '../../query/requestContext'
import { dashboards } from './dashboards'
import { fileFigures } from './fileFigures'

export type DashboardQuery = Omit<RequestContext, 'resource'>

/** Figures of a dashboard, each limited to records its reader may read. */
export async function readDashboard(
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
export function demandDashboard({ me, language }: DashboardQuery, dashboard: DashboardName): void {
  const able: readonly Role[] = dashboardRoles[dashboard]
  if (!able.includes(me.ROLE)) throw requires(able, language)
}
