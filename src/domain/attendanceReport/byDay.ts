import {
  isCounted,
  type MarkType,
  markState,
  minutesLate,
  type WorkedDay,
  workedDay,
} from '../attendance'
import { officeHours, type Schedule, type Worker } from '../schedule'

/** A mark as it is named where its day is told. */
export interface NamedMark {
  readonly id: number
  readonly TIPO: MarkType
  readonly MARKED_DATE: string
}
/** A mark as the report reads it. */
export interface ReportedMark extends NamedMark {
  readonly USER_ID: number
  /** When it reached the server. */
  readonly RECIBIDO?: string | null
  /** Whether it counts (`markState`). */
  readonly ESTADO?: number | null
  /** The correction it came of. */
  readonly CORRECCION?: number | null
  readonly SUCURSAL?: string | null
  /** For human resources alone. */
  readonly hasPhoto?: boolean
}

export interface PersonDay extends WorkedDay {
  readonly person: number
  readonly day: string
  readonly branch: string
  /** Whether the day may still be marked. */
  readonly goesOn: boolean
  /** Marks of this day were deleted for their age already: what is not here says nothing. */
  readonly isGone: boolean
  /** Minutes its slowest mark took to reach the server; 0 while none took long. */
  readonly delay: number
  /** Marks by their device's clock that nobody has accepted yet. */
  readonly held: readonly NamedMark[]
  /** The marks that came with a photo, as far as its reader may know. */
  readonly pictured: readonly NamedMark[]
}

export interface Known {
  readonly today: string
  /** By what somebody works on a day; office hours where nothing is kept. */
  readonly scheduleOf: (worker: Worker) => Schedule | undefined
  /** The first day of which no mark has been deleted for its age. */
  readonly keptFrom?: string
}

/** A business day of everybody who marked on it, out of its marks, each by the schedule of its person. */
export function peopleOn(
  day: string,
  marks: readonly ReportedMark[],
  known: Known,
): readonly PersonDay[] {
  const people = new Map<number, ReportedMark[]>()
  for (const mark of marks) {
    const own = people.get(mark.USER_ID)
    if (own) own.push(mark)
    else people.set(mark.USER_ID, [mark])
  }
  return [...people.values()].map(own => dayWith(day, own, known))
}

/** The latest day first, and on each the person that came last. */
export const latestFirst = (a: PersonDay, b: PersonDay) =>
  a.day === b.day ? b.person - a.person : a.day < b.day ? 1 : -1

function dayWith(day: string, own: readonly ReportedMark[], known: Known): PersonDay {
  const counted = own.filter(({ ESTADO }) => isCounted(ESTADO))
  const told = counted.map(({ TIPO, MARKED_DATE }) => ({ type: TIPO, at: MARKED_DATE }))
  const person = own[0]?.USER_ID ?? 0
  const branch = own.find(({ SUCURSAL }) => SUCURSAL)?.SUCURSAL ?? ''
  const schedule = known.scheduleOf({ person, branch, day }) ?? officeHours
  const worked = workedDay(told, { day, isOver: day < known.today, schedule })
  const isGone = known.keptFrom !== undefined && day < known.keptFrom
  return {
    ...worked,
    ...{ day, person, branch, isGone, goesOn: day >= known.today },
    missing: isGone ? [] : worked.missing,
    delay: Math.max(0, ...counted.map(delayOf)),
    held: own
      .filter(({ ESTADO }) => ESTADO === markState.held)
      .map(named)
      .sort(earliestFirst),
    pictured: own
      .filter(({ hasPhoto }) => hasPhoto)
      .map(named)
      .sort(earliestFirst),
  }
}

const named = ({ id, TIPO, MARKED_DATE }: NamedMark): NamedMark => ({ id, TIPO, MARKED_DATE })
const earliestFirst = (a: NamedMark, b: NamedMark) => (a.MARKED_DATE < b.MARKED_DATE ? -1 : 1)

/** A mark that somebody approved came later by its nature. */
const delayOf = ({ MARKED_DATE, RECIBIDO, CORRECCION }: ReportedMark) =>
  !RECIBIDO || CORRECCION ? 0 : minutesLate(MARKED_DATE, RECIBIDO)

export const totalsOf = (days: readonly PersonDay[]) => ({
  days: days.length,
  minutes: days.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  late: days.filter(({ late }) => late > 0).length,
  incomplete: days.filter(({ missing }) => missing.length > 0).length,
})
