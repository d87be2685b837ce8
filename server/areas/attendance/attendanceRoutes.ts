import { tenantOf } from '../../../src/base/business'
import { dayOf, daysBetween } from '../../../src/base/day'
import { attendance, type TrackedPerson, tracking } from '../../../src/contracts/attendance'
import { toAccountRoles } from '../../../src/domain/accounts/roles'
import { markingRoles } from '../../../src/domain/attendance/attendance'
import { findSchedule, isWithin } from '../../../src/domain/attendance/schedule'
import { lastSeenDays } from '../../../src/domain/attendance/tracking'
import { location } from '../../../src/kinds/location/data'
import type { Me } from '../../../src/model/access/access'
import type { Log } from '../../base/log'
import { badParameter, Refusal } from '../../base/refusal'
import { allConditions, type DbRow, fromRows, sql } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import { noteExport } from '../../http/securityLog'
import { recordsServer } from '../../http/serveRoute'
import { findRows } from '../../query/findRows'
import type { Records } from '../../query/requestContext'
import { activeRows, readScope } from '../../query/scope'
import { childTable } from '../../query/tables'
import { MOST_DAYS, readAttendanceReport } from './readAttendanceReport'
import { schedulesIn } from './workingHours'

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

const DAY_MS = 86_400_000
const MOST = 500

interface Reader {
  readonly records: Records
  readonly me: Me
}

/** The user and their team (for administrators, the whole company) with consent, schedule and last position. */
async function trackedPeople(reader: Reader): Promise<readonly TrackedPerson[]> {
  const { records, me } = reader
  const { db, catalogue, clock } = records
  const people = await visibleWorkers(reader)
  if (people.length === 0) return []
  const consents = catalogue.get('position-consents')
  const ids = people.map(({ ID }) => Number(ID))
  const [consentRows, last, schedules] = await Promise.all([
    findRows(db.read, consents, {
      scope: activeRows(consents, me),
      where: { USER_ID: ids, ESTADO: [0] },
    }),
    lastPositions(reader, ids),
    schedulesIn(db.read, records, me),
  ])
  const now = clock().toISOString()
  return people.map(row => {
    const id = Number(row.ID)
    const consent = consentRows.find(({ USER_ID }) => USER_ID === id)
    const hours = findSchedule(schedules, {
      ...{ person: id, branch: row.SUCURSAL as string | null, day: dayOf(now) },
    })
    return {
      ...{ id, hours, isWorking: isWithin(hours, now), last: last.get(id) ?? null },
      name: String(row.DISPLAYNAME ?? ''),
      photo: row.PHOTOURL ? String(row.PHOTOURL) : null,
      role: String(row.ROLE),
      consent: consent ? { id: Number(consent.ID), since: String(consent.FECHA) } : null,
    }
  })
}

async function visibleWorkers({ records, me }: Reader): Promise<readonly DbRow[]> {
  const users = records.catalogue.get('users')
  const companies = users.fields.get('EMPRESAS')
  const works = companies
    ? sql`exists (select 1 from ${sql.table(childTable(users, companies))} as e where e."ID" = t."ID" and e."VALUE" = ${tenantOf(me)})`
    : sql`1 = 0`
  const visibleTo = me.ROLE === '10' ? sql`1 = 1` : sql`(t."ID" = ${me.ID} or t."JEFE" = ${me.ID})`
  const where = allConditions([
    readScope(users, me),
    sql`t."ACTIVE" is not false`,
    sql`t."ROLE" in (${sql.join([...toAccountRoles(markingRoles)])})`,
    sql`(t."EMPRESA" = ${tenantOf(me)} or ${works})`,
    visibleTo,
  ])
  const query = sql`select t."ID", t."DISPLAYNAME", t."PHOTOURL", t."ROLE", t."SUCURSAL" ${fromRows(users, where)} order by t."DISPLAYNAME", t."ID" limit ${MOST}`
  return (await query.execute(records.db.read)).rows
}

/**
 * Latest readable position of each user within the last days; an indexed query per user, independent of the
 * number of positions.
 */
async function lastPositions({ records, me }: Reader, ids: readonly number[]) {
  const users = sql.table(records.catalogue.get('users').table)
  const positions = records.catalogue.get('positions')
  const table = sql.table(positions.table)
  const since = new Date(records.clock().getTime() - lastSeenDays * DAY_MS).toISOString()
  const query = sql`select p."ID", p."USER_ID", p."FECHA", p."GEOLOCALIZACION", p."PRECISION"
    from ${users} as u join ${table} as p on p."ID" = (
      select t."ID" from ${table} as t
      where ${readScope(positions, me)} and t."USER_ID" = u."ID" and t."FECHA" >= ${since}
      order by t."FECHA" desc, t."ID" desc limit 1
    ) where u."ID" in (${sql.join(ids)})`
  const { rows } = await query.execute(records.db.read)
  return new Map(
    rows.map(row => {
      const { lat, lng } = location.fromStore(row.GEOLOCALIZACION as string, {})
      const accuracy = row.PRECISION === null ? null : Number(row.PRECISION)
      const days = { id: Number(row.ID), at: String(row.FECHA), lat, lng, accuracy }
      return [Number(row.USER_ID), days] as const
    }),
  )
}
