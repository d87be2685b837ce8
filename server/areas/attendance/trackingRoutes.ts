import { tracking } from '../../../src/contracts/attendance'
import type { AddRoute } from '../../http/addRoute'
import { recordsServer } from '../../http/serveRoute'
import type { Records } from '../../query/requestContext'
import { trackedPeople } from './people'

const needed = ['positions', 'position-consents', 'work-schedules', 'users'] as const

/** Users on the map; positions are a resource. */
export function trackingRoutes(add: AddRoute, records: Records) {
  if (!needed.every(name => records.catalogue.resources.has(name))) return
  const serve = recordsServer(add, records)
  serve(tracking, async request => ({ people: await trackedPeople(request) }))
}
