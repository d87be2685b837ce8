import { markingRoles } from '../../../src/domain/attendance'
import { latestFirst, type PersonDay, peopleOn } from '../../../src/domain/attendanceReport/byDay'
import {
  daysFrom,
  type Seen,
  silentAtFirst,
  unmarkedDays,
} from '../../../src/domain/attendanceReport/unmarked'
import { dayBounds, dayOf } from '../../../src/domain/day'
import { accountRolesOf } from '../../../src/domain/roles'
import { schedulesBy, type Worker } from '../../../src/domain/schedule'
import type { Row } from '../../db/db'
import { sql } from '../../db/fragment'
import { both, yes } from '../../records/condition'
import type { Asking } from '../../records/context'
import { readScope } from '../../records/scope'
import { readTitles } from '../../records/titles'
import { Refusal } from '../../refusal'
import { keptSince } from './keptSince'
import { marksOn } from './marksOn'
import { schedulesIn } from './workingHours'

/** So many marks are counted at once: three months of 250 people. */
export const MOST_MARKS = 100_000

/** So many days are asked for at once. */
export const MOST_DAYS = 366

export interface ReportAsked {
  /** Business days, both included. */
  readonly from: string
  readonly to: string
  readonly person?: number | undefined
  readonly branch?: string | undefined
}

export interface AttendanceReport {
  /** The first day of which no mark has been deleted for its age. */
  readonly keptFrom: string
  /** Whose days these are, by their key. */
  readonly people: Readonly<Record<string, string>>
  /** The latest first. */
  readonly days: readonly PersonDay[]
}

/**
 * The days of everybody whose marks the reader may read (domain.md 5.13): worked, late, with what is
 * missing, and those without any mark. Counted a day at a time, so that others are served in between;
 * 422 beyond `MOST_MARKS`.
 */
export async function attendanceReport(
  asking: Asking,
  asked: ReportAsked,
): Promise<AttendanceReport> {
  const { records, me } = asking
  const { db, clock } = records
  const now = clock().toISOString()
  const [stored, { day: keptFrom }] = await Promise.all([
    schedulesIn(db.read, records, me),
    keptSince(db.read, records, { company: me.EMPRESA, now }),
  ])
  const scheduleOf = schedulesBy(stored)
  const known = { today: dayOf(now), scheduleOf, keptFrom }
  const isHere = (branch: string | null | undefined) => !asked.branch || branch === asked.branch
  const seen: Seen[] = []
  let count = 0
  const worked: PersonDay[] = []
  for (const day of daysFrom(asked.from, earlierOf(asked.to, known.today))) {
    const marks = await marksOn(asking, { day, person: asked.person })
    count += marks.length
    if (count > MOST_MARKS) throw new Refusal(422, 'tooManyMarks', { params: { max: MOST_MARKS } })
    for (const person of new Set(marks.map(({ USER_ID }) => USER_ID))) seen.push({ person, day })
    const here = marks.filter(({ SUCURSAL }) => isHere(SUCURSAL))
    worked.push(...peopleOn(day, here, known))
    await othersFirst()
  }
  const people = (await workersExpected(asking, asked)).filter(({ branch }) => isHere(branch))
  const from = asked.from > keptFrom ? asked.from : keptFrom
  const silent = silentAtFirst({ people, seen, from })
  const earlier = await markedBefore(asking, from, silent)
  for (const { person } of people) if (!silent.includes(person)) earlier.add(person)
  const unmarked = unmarkedDays({ from, to: asked.to, now, scheduleOf, people, seen, earlier })
  const days = [...worked, ...unmarked].sort(latestFirst)
  const names = await readTitles(asking, records.catalogue.get('users'), [
    ...new Set(days.map(({ person }) => person)),
  ])
  return { keptFrom, days, people: Object.fromEntries(names) }
}

const earlierOf = (one: string, other: string) => (one < other ? one : other)
const othersFirst = () => new Promise(resolve => setTimeout(resolve, 0))

/** Whose days are expected: of everybody who works in the company for human resources, else one's own. */
async function workersExpected(
  { records, me }: Asking,
  { person }: ReportAsked,
): Promise<readonly Worker[]> {
  const users = records.catalogue.get('users')
  const where = both([
    readScope(users, me),
    sql`t."EMPRESA" = ${me.EMPRESA}`,
    me.ROLE === '10'
      ? sql`t."ACTIVE" is not false and t."ROLE" in (${sql.join([...accountRolesOf(markingRoles)])})`
      : sql`t."ID" = ${me.ID}`,
    person === undefined ? yes : sql`t."ID" = ${person}`,
  ])
  const query = sql<Row>`select t."ID", t."SUCURSAL", t."TRABAJA_DESDE" from ${sql.table(users.table)} as t where ${where}`
  return (await query.execute(records.db.read)).rows.map(row => ({
    person: Number(row.ID),
    branch: row.SUCURSAL as string | null,
    since: row.TRABAJA_DESDE as string | null,
  }))
}

/** Who of these people has a mark before a day. */
async function markedBefore(
  { records, resource, me }: Asking,
  day: string,
  people: readonly number[],
): Promise<Set<number>> {
  if (people.length === 0) return new Set()
  const [before] = dayBounds(day)
  const users = sql.table(records.catalogue.get('users').table)
  const marked = sql`exists (select 1 from ${sql.table(resource.table)} as t where ${readScope(resource, me)} and t."USER_ID" = u."ID" and t."MARKED_DATE" < ${before})`
  const query = sql<Row>`select u."ID" from ${users} as u where u."ID" in (${sql.join([...people])}) and ${marked}`
  return new Set((await query.execute(records.db.read)).rows.map(({ ID }) => Number(ID)))
}
