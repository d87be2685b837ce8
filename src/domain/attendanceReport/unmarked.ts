import { addDays, businessOffset, dayOf } from '../day'
import { holidaysOf } from '../holidays'
import { type Schedule, type Worker, weekdayOf } from '../schedule'
import type { Known, PersonDay } from './byDay'

/** Somebody made a mark on a day, wherever it was. */
export interface Seen {
  readonly person: number
  readonly day: string
}

export interface Expected extends Pick<Known, 'scheduleOf'> {
  /** Days, both included; of each of them every mark must be known. */
  readonly from: string
  readonly to: string
  /** The present instant. */
  readonly now: string
  readonly people: readonly Worker[]
  /** On which of these days these people made marks. */
  readonly seen: readonly Seen[]
  /** Who has marked before these days. */
  readonly earlier: ReadonlySet<number>
}

/**
 * A day for each workday on which somebody made no mark at all: by a schedule that is kept, from their
 * first day of work or else their first mark on, once their shift is over, and on no public holiday.
 */
export function unmarkedDays(expected: Expected): readonly PersonDay[] {
  const { from, now, scheduleOf, people, seen, earlier } = expected
  const to = [expected.to, dayOf(now)].sort()[0] as string
  const marked = new Set(seen.map(keyOf))
  const first = firstDays(seen)
  const free = holidaysBetween(from, to)
  const days = [...daysFrom(from, to)].filter(day => !free.has(day))
  return people.flatMap(worker => {
    const heard = earlier.has(worker.person) ? from : (first.get(worker.person) ?? never)
    const begins = worker.since ?? heard
    return days.flatMap(day => {
      if (day < begins || marked.has(`${day} ${worker.person}`)) return []
      const schedule = scheduleOf({ ...worker, day })
      if (!schedule || !isOver(schedule, { day, now })) return []
      return [unmarkedDay(worker, day)]
    })
  })
}

/** Whether it was a workday, and its shift has ended. */
function isOver({ days, ends }: Schedule, { day, now }: { day: string; now: string }) {
  const end = Date.parse(`${day}T${ends}:00.000${businessOffset}`)
  return days.includes(weekdayOf(day)) && Date.parse(now) >= end
}

const unmarkedDay = ({ person, branch }: Worker, day: string): PersonDay => ({
  ...{ person, day, branch: branch ?? '', marks: {}, minutes: null, late: 0, delay: 0 },
  ...{ missing: ['entrada', 'salida'], goesOn: false, isGone: false, held: [], pictured: [] },
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
export function* daysFrom(first: string, last: string) {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}

const keyOf = ({ person, day }: Seen) => `${day} ${person}`

function firstDays(seen: readonly Seen[]): ReadonlyMap<number, string> {
  const first = new Map<number, string>()
  for (const { person, day } of seen) if (day < (first.get(person) ?? never)) first.set(person, day)
  return first
}

function holidaysBetween(from: string, to: string): ReadonlySet<string> {
  const days = new Set<string>()
  // The first of January is kept in the year before where it is a Saturday.
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)) + 1; year += 1)
    for (const { day } of holidaysOf(year)) days.add(day)
  return days
}
