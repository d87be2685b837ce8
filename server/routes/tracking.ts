import { trackedPeople } from '../areas/tracking/people'
import type { Records } from '../records/context'
import { demand } from '../records/forbid'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'

const needed = ['position-consents', 'work-schedules', 'users'] as const

/** Who may be seen on the map, and how they stand now; positions themselves are a resource like any other. */
export function trackingRoutes(add: AddRoute, records: Records) {
  const resource = records.catalogue.resources.get('positions')
  if (!resource || !needed.every(name => records.catalogue.resources.has(name))) return
  add('GET /hanadb/api/tracking', 'schema', async c => {
    const me = c.get('me')
    demand({ records, resource, me, language: c.get('language') }, 'read')
    if (me.EMPRESA === null) throw new Refusal(403, 'companyRequired')
    return c.json({ people: await trackedPeople({ records, me }) })
  })
}
