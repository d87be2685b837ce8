import { tenantOf } from '../../../src/base/business'
import { dayBounds, dayOf } from '../../../src/base/day'
import type { AttendanceReport, attendance } from '../../../src/contracts/attendance'
import { toAccountRoles } from '../../../src/domain/accounts/roles'
import { type MarkType, markingRoles } from '../../../src/domain/attendance/attendance'
import {
  latestFirst,
  type PersonDay,
  peopleOn,
  type ReportedMark,
} from '../../../src/domain/attendance/reportByDay'
import { schedulesBy, type Worker } from '../../../src/domain/attendance/schedule'
import {
  daysFrom,
  type SeenDay,
  silentAtFirst,
  unmarkedDays,
} from '../../../src/domain/attendance/unmarkedDays'
import { policyOf } from '../../../src/model/access/access'
import type { InputOf } from '../../../src/model/route/defineRoute'
import { Refusal } from '../../base/refusal'
import { allConditions, alwaysTrue, column, fromRows, sql } from '../../db/db'
import type { RequestContext } from '../../query/requestContext'
import { activeRows, readScope } from '../../query/scope'
import { readTitles } from '../../query/titles'
import { storedSince } from './storedSince'
import { schedulesIn } from './workingHours'

/** Maximum marks of a report: three months of 250 people. */
const MOST_MARKS = 100_000

export const MOST_DAYS = 366

type ReportQuery = InputOf<typeof attendance>['query']

/**
 * Attendance by user and day, limited to readable marks (business.md#attendance): hours, delays, missing
 * marks and absences. Processes one day at a time to keep the server responsive; 422 above `MOST_MARKS`.
 */
export async function readAttendanceReport(
  request: RequestContext,
  query: ReportQuery,
): Promise<AttendanceReport> {
  const { records, me } = request
  const { db, clock } = records
  const now = clock().toISOString()
  const [stored, holidays, { day: keptFrom }] = await Promise.all([
    schedulesIn(db.read, records, me),
    holidaysIn(request, query),
    storedSince(db.read, records, { company: tenantOf(me), now }),
  ])
  const findSchedule = schedulesBy(stored)
  const reportContext = { today: dayOf(now), findSchedule, keptFrom }
  const isHere = (branch: string | null | undefined) => !query.branch || branch === query.branch
  const seenDays: SeenDay[] = []
  let count = 0
  const worked: PersonDay[] = []
  for (const day of daysFrom(query.from, earlierDay(query.to, reportContext.today))) {
    const marks = await marksOn(request, { day, person: query.person })
    count += marks.length
    if (count > MOST_MARKS) throw new Refusal(422, 'tooManyMarks', { params: { max: MOST_MARKS } })
    for (const person of new Set(marks.map(({ USER_ID }) => USER_ID)))
      seenDays.push({ person, day })
    const here = marks.filter(({ SUCURSAL }) => isHere(SUCURSAL))
    worked.push(...peopleOn(day, here, reportContext))
    await yieldToOthers()
  }
  const people = (await workersExpected(request, query)).filter(({ branch }) => isHere(branch))
  const from = query.from > keptFrom ? query.from : keptFrom
  const silent = silentAtFirst({ people, seenDays, from })
  const earlier = await markedBefore(request, from, silent)
  for (const { person } of people) if (!silent.includes(person)) earlier.add(person)
  const unmarked = unmarkedDays({
    from,
    to: query.to,
    now,
    findSchedule,
    people,
    seenDays,
    earlier,
    holidays,
  })
  const days = [...worked, ...unmarked].sort(latestFirst)
  const names = await readTitles(request, records.catalogue.get('users'), [
    ...new Set(days.map(({ person }) => person)),
  ])
  return { keptFrom, days, people: Object.fromEntries(names) }
}

const earlierDay = (one: string, other: string) => (one < other ? one : other)
const yieldToOthers = () => new Promise(resolve => setTimeout(resolve, 0))

/** Public holidays of the period. */
async function holidaysIn({ records, me }: RequestContext, { from, to }: ReportQuery) {
  const resource = records.catalogue.get('holidays')
  const where = allConditions([activeRows(resource, me), sql`t."DIA" between ${from} and ${to}`])
  const query = sql`select t."DIA" ${fromRows(resource, where)}`
  return new Set((await query.execute(records.db.read)).rows.map(({ DIA }) => String(DIA)))
}

/** Users in the report: everyone of the company for human resources, otherwise the user. */
async function workersExpected(
  { records, me }: RequestContext,
  { person }: ReportQuery,
): Promise<readonly Worker[]> {
  const users = records.catalogue.get('users')
  const where = allConditions([
    readScope(users, me),
    sql`t."EMPRESA" = ${tenantOf(me)}`,
    me.ROLE === '10'
      ? sql`t."ACTIVE" is not false and t."ROLE" in (${sql.join([...toAccountRoles(markingRoles)])})`
      : sql`t."ID" = ${me.ID}`,
    person === undefined ? alwaysTrue : sql`t."ID" = ${person}`,
  ])
  const query = sql`select t."ID", t."SUCURSAL", t."TRABAJA_DESDE" ${fromRows(users, where)}`
  return (await query.execute(records.db.read)).rows.map(row => ({
    person: Number(row.ID),
    branch: row.SUCURSAL as string | null,
    since: row.TRABAJA_DESDE as string | null,
  }))
}

/** Selects users with a mark before a day. */
async function markedBefore(
  { records, resource, me }: RequestContext,
  day: string,
  people: readonly number[],
): Promise<Set<number>> {
  if (people.length === 0) return new Set()
  const [before] = dayBounds(day)
  const users = sql.table(records.catalogue.get('users').table)
  const marked = sql`exists (select 1 ${fromRows(resource, readScope(resource, me))} and t."USER_ID" = u."ID" and t."MARKED_DATE" < ${before})`
  const query = sql`select u."ID" from ${users} as u where u."ID" in (${sql.join([...people])}) and ${marked}`
  return new Set((await query.execute(records.db.read)).rows.map(({ ID }) => Number(ID)))
}

const read = [
  ...['ID', 'USER_ID', 'TIPO', 'MARKED_DATE', 'RECIBIDO', 'ESTADO', 'CORRECCION', 'SUCURSAL'],
]

/** Readable marks of a business day, latest first; optionally of one user. */
async function marksOn(
  { records, resource, me }: RequestContext,
  { day, person }: { day: string; person: number | undefined },
): Promise<readonly ReportedMark[]> {
  const [from, to] = dayBounds(day)
  const isShown = policyOf(resource, me).readable.has('FOTO')
  const columns = [...read, ...(isShown ? ['FOTO'] : [])].map(column)
  const where = allConditions([
    readScope(resource, me),
    sql`t."MARKED_DATE" >= ${from} and t."MARKED_DATE" < ${to}`,
    person === undefined ? alwaysTrue : sql`t."USER_ID" = ${person}`,
  ])
  const query = sql`select ${sql.join(columns)} ${fromRows(resource, where)} order by t."MARKED_DATE" desc, t."ID" desc`
  return (await query.execute(records.db.read)).rows.map(row => ({
    id: Number(row.ID),
    USER_ID: Number(row.USER_ID),
    TIPO: row.TIPO as MarkType,
    MARKED_DATE: String(row.MARKED_DATE),
    RECIBIDO: row.RECIBIDO as string | null,
    ESTADO: numberOrNone(row.ESTADO),
    CORRECCION: numberOrNone(row.CORRECCION),
    SUCURSAL: row.SUCURSAL as string | null,
    hasPhoto: row.FOTO !== null && row.FOTO !== undefined,
  }))
}

const numberOrNone = (value: unknown) =>
  value === null || value === undefined ? null : Number(value)
