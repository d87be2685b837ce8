import { dashboardNames, reportNames } from '../../src/domain/dashboards'
import type { Role } from '../../src/domain/roles'
import { isPeriod } from '../../src/domain/span'
import { simulatedPowerBi } from '../adapters/powerbi/powerBi'
import { demandDashboard, readDashboard } from '../areas/bi/dashboard'
import type { Records } from '../records/context'
import { busy, Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'

/** They see what is theirs; all others what is their company's. */
const agents: readonly Role[] = ['7', '6', '5']

/** A dashboard's figures: `GET /hanadb/api/bi/analytics?period=month`. */
export function biRoutes(
  add: AddRoute,
  records: Records,
  { powerBi = simulatedPowerBi, log }: Pick<AppContext, 'powerBi' | 'log'>,
) {
  add('GET /hanadb/api/bi/:dashboard', 'schema', async c => {
    const { period = 'month' } = c.req.query()
    if (!isPeriod(period)) throw new Refusal(400, 'badFilterValue', { params: { name: 'period' } })
    const reading = { records, me: c.get('me'), language: c.get('language') }
    return c.json(await readDashboard(reading, dashboardOf(c), period))
  })

  add('GET /hanadb/api/bi/:dashboard/embed', 'schema', async c => {
    const me = c.get('me')
    const report = reportNames.find(each => each === c.req.param('dashboard'))
    // whom no report is for hears just that, also at an address where there is none
    demandDashboard({ records, me, language: c.get('language') }, report ?? 'vendedor')
    if (!report) throw new Refusal(404, 'notFound')
    const viewer = { id: me.ID, company: me.EMPRESA ?? '', isAgent: agents.includes(me.ROLE) }
    const embedding = await powerBi.embed(report, viewer).catch((error: unknown) => {
      log.error('Power BI failed', { error })
      throw busy()
    })
    return c.json(embedding)
  })
}

function dashboardOf(c: AppRequest) {
  const name = dashboardNames.find(each => each === c.req.param('dashboard'))
  if (!name) throw new Refusal(404, 'notFound')
  return name
}
