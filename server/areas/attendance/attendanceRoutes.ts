import { daysBetween } from '../../../src/base/day'
import { attendance, tracking } from '../../../src/contracts/attendance'
import type { Log } from '../../base/log'
import { badParameter, Refusal } from '../../base/refusal'
import type { AddRoute } from '../../http/addRoute'
import { noteExport } from '../../http/securityLog'
import { recordsServer } from '../../http/serveRoute'
import type { Records } from '../../query/requestContext'
import { trackedPeople } from './people'
import { MOST_DAYS, readAttendanceReport } from './readAttendanceReport'

const needed = ['attendance-marks', 'work-schedules', 'companies', 'users'] as const

export function attendanceRoutes(add: AddRoute, records: Records, log: Log) {
  if (!needed.every(name => records.catalogue.resources.has(name))) return
  recordsServer(add, records)(attendance, async (request, { query }, c) => {
    if (query.to < query.from) throw badParameter('to', query.to)
    if (daysBetween(query.from, query.to) >= MOST_DAYS)
      throw new Refusal(422, 'tooManyDays', { params: { max: MOST_DAYS } })
    const report = await readAttendanceReport(request, query)
    // users see their own days on their own page
    if (report.days.some(({ person }) => person !== request.me.ID))
      noteExport(c, log, { resource: request.resource.name, format: 'report.json' })
    return report
  })
}

const neededOnMap = ['positions', 'position-consents', 'work-schedules', 'users'] as const

/** Users on the map; positions are a resource. */
export function trackingRoutes(add: AddRoute, records: Records) {
  if (!neededOnMap.every(name => records.catalogue.resources.has(name))) return
  const serve = recordsServer(add, records)
  serve(tracking, async request => ({ people: await trackedPeople(request) }))
}
