import { type Role, tenantOf } from '../../../src/base/business'
import * as routes from '../../../src/contracts/bi'
import { reportNames } from '../../../src/domain/accounts/dashboards'
import type { PowerBi } from '../../adapters/powerbi/powerBi'
import type { Log } from '../../base/log'
import { busy } from '../../base/refusal'
import type { AddRoute } from '../../http/addRoute'
import { routeServer } from '../../http/serveRoute'
import type { Records } from '../../query/requestContext'
import { recordNotFound } from '../../read/read'
import { type DashboardQuery, demandDashboard, readDashboard } from './dashboard'

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
