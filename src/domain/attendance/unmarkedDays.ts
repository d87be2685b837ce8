import { addDays, dayOf, instantOfClock } from '../../base/day'
import type { KnownDays, PersonDay } from './reportByDay'
import { type Schedule, toWeekday, type Worker } from './schedule'

/** A day with marks of a user. */
export interface SeenDay {
  readonly person: number
  readonly day: string
}

export interface Expected extends Pick<KnownDays, 'findSchedule'> {
  /** Days, both included, with all their marks. */
  readonly from: string
  readonly to: string
  /** Current instant. */
  readonly now: string
  readonly people: readonly Worker[]
  readonly seenDays: readonly SeenDay[]
  /** Public holidays among these days. */
  readonly holidays: ReadonlySet<string>
  /** Users with marks before these days. */
  readonly earlier: ReadonlySet<number>
}

/**
 * Workdays without marks: by a stored schedule, from the first day of work or else the first mark, after
 * the shift has ended, without public holidays.
 */
export function unmarkedDays(expected: Expected): readonly PersonDay[] {
  const { from, now, findSchedule, people, seenDays, earlier, holidays } = expected
  const to = [expected.to, dayOf(now)].sort()[0] as string
  const marked = new Set(seenDays.map(toKey))
  const first = firstDays(seenDays)
  const days = [...daysFrom(from, to)].filter(day => !holidays.has(day))
  return people.flatMap(worker => {
    const firstSeen = earlier.has(worker.person) ? from : (first.get(worker.person) ?? never)
    const firstDay = worker.since ?? firstSeen
    return days.flatMap(day => {
      if (day < firstDay || marked.has(`${day} ${worker.person}`)) return []
      const schedule = findSchedule({ ...worker, day })
      if (!schedule || !isOver(schedule, { day, now })) return []
      return [unmarkedDay(worker, day)]
    })
  })
}

/** True on a workday whose shift has ended. */
function isOver({ days, ends }: Schedule, { day, now }: { day: string; now: string }) {
  const end = Date.parse(instantOfClock(`${day}T${ends}`) ?? '')
  return days.includes(toWeekday(day)) && Date.parse(now) >= end
}

const unmarkedDay = ({ person, branch }: Worker, day: string): PersonDay => ({
  ...{ person, day, branch: branch ?? '', marks: {}, minutes: null, late: 0, delay: 0 },
  ...{ missing: ['entrada', 'salida'], goesOn: false, isGone: false, held: [], pictured: [] },
})

const never = '9999-12-31'

/** Users without a known first day of work and without marks on the first day; their earlier marks must be queried. */
export function silentAtFirst({
  people,
  seenDays,
  from,
}: Pick<Expected, 'people' | 'seenDays' | 'from'>) {
  const first = firstDays(seenDays)
  return people
    .filter(({ person, since }) => !since && first.get(person) !== from)
    .map(({ person }) => person)
}

/** Days from first to last, both included. */
export function* daysFrom(first: string, last: string) {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}

const toKey = ({ person, day }: SeenDay) => `${day} ${person}`

function firstDays(seenDays: readonly SeenDay[]): ReadonlyMap<number, string> {
  const first = new Map<number, string>()
  for (const { person, day } of seenDays)
    if (day < (first.get(person) ?? never)) first.set(person, day)
  return first
}
