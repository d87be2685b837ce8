import {
  isCounted,
  type MarkType,
  markState,
  minutesLate,
  type WorkedDay,
  workedDay,
} from './attendance'
import { officeHours, type Schedule, type Worker } from './schedule'

/** A mark with its name for display. */
export interface NamedMark {
  readonly id: number
  readonly TIPO: MarkType
  readonly MARKED_DATE: string
}
export interface ReportedMark extends NamedMark {
  readonly USER_ID: number
  /** Arrival at the server. */
  readonly RECIBIDO?: string | null
  /** `markState`. */
  readonly ESTADO?: number | null
  /** The correction it was created by. */
  readonly CORRECCION?: number | null
  readonly SUCURSAL?: string | null
  /** Only for human resources. */
  readonly hasPhoto?: boolean
}

export interface PersonDay extends WorkedDay {
  readonly person: number
  readonly day: string
  readonly branch: string
  /** True while the day can still be marked. */
  readonly goesOn: boolean
  /** Marks of this day may have been deleted by age, so the data is incomplete. */
  readonly isGone: boolean
  /** Longest delay of its marks in minutes; 0 without delay. */
  readonly delay: number
  /** Late marks that nobody has accepted yet. */
  readonly held: readonly NamedMark[]
  /** Marks with a photo, if the reader may see it. */
  readonly pictured: readonly NamedMark[]
}

export interface KnownDays {
  readonly today: string
  /** Schedule of a worker on a day; office hours by default. */
  readonly findSchedule: (worker: Worker) => Schedule | undefined
  /** First day with complete marks. */
  readonly keptFrom?: string
}

/** Attendance of a business day, for everyone with marks, each by their schedule. */
export function peopleOn(
  day: string,
  marks: readonly ReportedMark[],
  known: KnownDays,
): readonly PersonDay[] {
  const people = new Map<number, ReportedMark[]>()
  for (const mark of marks) {
    const own = people.get(mark.USER_ID)
    if (own) own.push(mark)
    else people.set(mark.USER_ID, [mark])
  }
  return [...people.values()].map(own => dayWith(day, own, known))
}

/** Latest day first, and within a day the latest arrival first. */
export const latestFirst = (a: PersonDay, b: PersonDay) =>
  a.day === b.day ? b.person - a.person : a.day < b.day ? 1 : -1

function dayWith(day: string, own: readonly ReportedMark[], known: KnownDays): PersonDay {
  const countedMarks = own.filter(({ ESTADO }) => isCounted(ESTADO))
  const marks = countedMarks.map(({ TIPO, MARKED_DATE }) => ({ type: TIPO, at: MARKED_DATE }))
  const person = own[0]?.USER_ID ?? 0
  const branch = own.find(({ SUCURSAL }) => SUCURSAL)?.SUCURSAL ?? ''
  const schedule = known.findSchedule({ person, branch, day }) ?? officeHours
  const worked = workedDay(marks, { day, isOver: day < known.today, schedule })
  const isDeleted = known.keptFrom !== undefined && day < known.keptFrom
  return {
    ...worked,
    ...{ day, person, branch, isGone: isDeleted, goesOn: day >= known.today },
    missing: isDeleted ? [] : worked.missing,
    delay: Math.max(0, ...countedMarks.map(getDelay)),
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

/** Approved corrections have no delay. */
const getDelay = ({ MARKED_DATE, RECIBIDO, CORRECCION }: ReportedMark) =>
  !RECIBIDO || CORRECCION ? 0 : minutesLate(MARKED_DATE, RECIBIDO)

export const attendanceTotals = (days: readonly PersonDay[]) => ({
  days: days.length,
  minutes: days.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  late: days.filter(({ late }) => late > 0).length,
  incomplete: days.filter(({ missing }) => missing.length > 0).length,
})
