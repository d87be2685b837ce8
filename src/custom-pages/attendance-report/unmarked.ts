import { workedDay } from '../../domain/attendance'
import { addDays, businessOffset, dayOf } from '../../domain/day'
import { holidaysOf } from '../../domain/holidays'
import {
  keptScheduleOf,
  type Schedule,
  type StoredSchedule,
  type Worker,
  weekdayOf,
} from '../../domain/schedule'
import type { PersonDay, ReportedMark } from './byDay'

type Seen = Pick<ReportedMark, 'USER_ID' | 'MARKED_DATE'>

export interface Expected {
  /** Days, both included; of each of them every mark must be known. */
  readonly from: string
  readonly to: string
  /** The present instant. */
  readonly now: string
  readonly schedules: readonly StoredSchedule[]
  readonly people: readonly Worker[]
  /** The marks of these people in these days, wherever they were made. */
  readonly seen: readonly Seen[]
  /** Who has marked before these days. */
  readonly earlier: ReadonlySet<number>
}

/**
 * A day for each workday on which somebody made no mark at all: by a schedule that is kept, from their
 * first day of work or else their first mark on, once their shift is over, and on no public holiday.
 */
export function unmarkedDays(expected: Expected): readonly PersonDay[] {
  const { from, now, schedules, people, seen, earlier } = expected
  const to = [expected.to, dayOf(now)].sort()[0] as string
  const marked = new Set(seen.map(keyOf))
  const first = firstDays(seen)
  const free = holidaysBetween(from, to)
  return people.flatMap(worker => {
    const heard = earlier.has(worker.person) ? from : (first.get(worker.person) ?? never)
    const begins = worker.since ?? heard
    return [...daysFrom(from, to)].flatMap(day => {
      const schedule = keptScheduleOf(schedules, { ...worker, day })
      if (!schedule || day < begins || free.has(day) || marked.has(`${day} ${worker.person}`))
        return []
      return isOver(schedule, { day, now }) ? [unmarkedDay(worker, day, schedule)] : []
    })
  })
}

/** Whether it was a workday, and its shift has ended. */
function isOver({ days, ends }: Schedule, { day, now }: { day: string; now: string }) {
  const end = Date.parse(`${day}T${ends}:00.000${businessOffset}`)
  return days.includes(weekdayOf(day)) && Date.parse(now) >= end
}

const unmarkedDay = ({ person, branch }: Worker, day: string, schedule: Schedule): PersonDay => ({
  ...workedDay([], { day, isOver: true, schedule }),
  ...{ key: `${day} ${person}`, day, person, branch: branch ?? '', schedule },
  ...{ goesOn: false, delay: 0, held: [], pictured: [] },
})

const never = '9999-12-31'

/** Of whom nobody knows since when they work, and who did not mark on the first day: their earlier marks tell. */
export function silentAtFirst({ people, seen, from }: Pick<Expected, 'people' | 'seen' | 'from'>) {
  const first = firstDays(seen)
  return people
    .filter(({ person, since }) => !since && first.get(person) !== from)
    .map(({ person }) => person)
}

/** Every day from the first to the last, both included. */
function* daysFrom(first: string, last: string) {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}

const keyOf = ({ USER_ID, MARKED_DATE }: Seen) => `${dayOf(MARKED_DATE)} ${USER_ID}`

function firstDays(seen: readonly Seen[]): ReadonlyMap<number, string> {
  const first = new Map<number, string>()
  for (const { USER_ID, MARKED_DATE } of seen) {
    const day = dayOf(MARKED_DATE)
    if (day < (first.get(USER_ID) ?? '9999')) first.set(USER_ID, day)
  }
  return first
}

function holidaysBetween(from: string, to: string): ReadonlySet<string> {
  const days = new Set<string>()
  // The first of January is kept in the year before where it is a Saturday.
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)) + 1; year += 1)
    for (const { day } of holidaysOf(year)) days.add(day)
  return days
}
