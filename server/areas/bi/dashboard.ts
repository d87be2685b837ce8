import { type DashboardName, dashboardRoles } from '../../../src/domain/dashboards'
import { today } from '../../../src/domain/day'
import type { Role } from '../../../src/domain/roles'
import { type Period, spanOf } from '../../../src/domain/span'
import type { Dashboard, ShownFigure } from '../../../src/model/dashboard'
import type { Asking } from '../../records/context'
import { reckon } from '../../records/figures/reckon'
import { requires } from '../../records/forbid'
import { dashboards } from './dashboards'
import { fileFigures } from './fileFigures'

export type Reading = Omit<Asking, 'resource'>

/** The figures of a dashboard, each over what its reader may read. */
export async function readDashboard(
  reading: Reading,
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
    const shown = resource && (await reckon({ ...reading, resource }, figure, { today: day, span }))
    if (shown) figures.push(shown)
  }
  return { dashboard, period, days: { from: span.from, to: span.to }, before: span.before, figures }
}

/** Refuses whom a dashboard is not for, naming whom it is for. */
export function demandDashboard({ me, language }: Reading, dashboard: DashboardName): void {
  const able: readonly Role[] = dashboardRoles[dashboard]
  if (!able.includes(me.ROLE)) throw requires(able, language)
}
