import { daysBetween, isDay } from '../../src/domain/day'
import { attendanceReport, MOST_DAYS } from '../areas/tracking/attendanceReport'
import type { Log } from '../log'
import type { Records } from '../records/context'
import { demand } from '../records/forbid'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import { noteExport } from './securityLog'

const needed = ['work-schedules', 'companies', 'users'] as const

/** The days of who may be read: `GET /hanadb/api/attendance/report?from=2026-03-01&to=2026-03-31&person=12&branch=3`. */
export function attendanceRoutes(add: AddRoute, records: Records, log: Log) {
  const resource = records.catalogue.resources.get('attendance-marks')
  if (!resource || !needed.every(name => records.catalogue.resources.has(name))) return
  add('GET /hanadb/api/attendance/report', 'schema', async c => {
    const asking = { records, resource, me: c.get('me'), language: c.get('language') }
    demand(asking, 'read')
    if (asking.me.EMPRESA === null) throw new Refusal(403, 'companyRequired')
    const report = await attendanceReport(asking, readAsked(c))
    // their own days are on their own page
    if (report.days.some(({ person }) => person !== asking.me.ID))
      noteExport(c, log, { resource: resource.name, format: 'report.json' })
    return c.json(report)
  })
}

/** 400 at what is no day, no person's key, or the wrong way round; 422 beyond `MOST_DAYS`. */
function readAsked(c: AppRequest) {
  const { from = '', to = '', person, branch } = c.req.query()
  if (!isDay(from)) throw bad('from')
  if (!isDay(to) || to < from) throw bad('to')
  if (person !== undefined && !/^\d{1,15}$/.test(person)) throw bad('person')
  if (daysBetween(from, to) >= MOST_DAYS)
    throw new Refusal(422, 'tooManyDays', { params: { max: MOST_DAYS } })
  return { from, to, branch, ...(person !== undefined && { person: Number(person) }) }
}

const bad = (name: string) => new Refusal(400, 'badFilterValue', { params: { name } })
