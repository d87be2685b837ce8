import {
  isCounted,
  type MarkType,
  markState,
  minutesLate,
  type WorkedDay,
  workedDay,
} from '../../domain/attendance'
import { dayOf } from '../../domain/day'
import { type Schedule, type StoredSchedule, scheduleOf } from '../../domain/schedule'
import type { StoredFile } from '../../model/kinds/structure'

/** A mark as the report reads it. */
export interface ReportedMark {
  readonly id: number
  readonly USER_ID: number
  readonly TIPO: MarkType
  readonly MARKED_DATE: string
  /** When it reached the server. */
  readonly RECIBIDO?: string | null
  /** Whether it counts (`markState`). */
  readonly ESTADO?: number | null
  /** The correction it came of. */
  readonly CORRECCION?: number | null
  readonly SUCURSAL?: string | null
  readonly GEOLOCALIZACION?: { readonly lat: number; readonly lng: number } | null
  readonly PRECISION?: number | null
  /** For human resources alone. */
  readonly FOTO?: StoredFile | null
}

export interface PersonDay extends WorkedDay {
  readonly key: string
  readonly person: number
  readonly day: string
  readonly branch: string
  readonly schedule: Schedule
  /** Whether the day may still be marked. */
  readonly goesOn: boolean
  /** Minutes its slowest mark took to reach the server; 0 while none took long. */
  readonly delay: number
  /** Marks by their device's clock that nobody has accepted yet. */
  readonly held: readonly ReportedMark[]
  /** The marks that came with a photo, as far as its reader may know. */
  readonly pictured: readonly ReportedMark[]
}

interface Known {
  readonly today: string
  readonly schedules: readonly StoredSchedule[]
  /** The days of which there is no mark. */
  readonly unmarked?: readonly PersonDay[]
}

/** The days of everybody, the latest first, each by the schedule of its person. */
export function byDay(
  marks: readonly ReportedMark[],
  { today, schedules, unmarked = [] }: Known,
): readonly PersonDay[] {
  const days = new Map<string, ReportedMark[]>()
  for (const mark of marks) {
    const key = `${dayOf(mark.MARKED_DATE)} ${mark.USER_ID}`
    days.set(key, [...(days.get(key) ?? []), mark])
  }
  const worked = [...days].map(([key, own]) => {
    const [first] = own
    const day = key.slice(0, 10)
    const counted = own.filter(({ ESTADO }) => isCounted(ESTADO))
    const told = counted.map(({ TIPO, MARKED_DATE }) => ({ type: TIPO, at: MARKED_DATE }))
    const person = first?.USER_ID ?? 0
    const branch = own.find(({ SUCURSAL }) => SUCURSAL)?.SUCURSAL ?? ''
    const schedule = scheduleOf(schedules, { person, branch, day })
    return {
      ...workedDay(told, { day, isOver: day < today, schedule }),
      ...{ key, day, person, branch, schedule, goesOn: day >= today },
      delay: Math.max(0, ...counted.map(delayOf)),
      held: own.filter(({ ESTADO }) => ESTADO === markState.held).reverse(),
      pictured: own.filter(({ FOTO }) => FOTO?.url).reverse(),
    }
  })
  return [...worked, ...unmarked].sort((a, b) => b.key.localeCompare(a.key))
}

/** A mark that somebody approved came later by its nature. */
const delayOf = ({ MARKED_DATE, RECIBIDO, CORRECCION }: ReportedMark) =>
  !RECIBIDO || CORRECCION ? 0 : minutesLate(MARKED_DATE, RECIBIDO)

export const totalsOf = (days: readonly PersonDay[]) => ({
  days: days.length,
  minutes: days.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  late: days.filter(({ late }) => late > 0).length,
  incomplete: days.filter(({ missing }) => missing.length > 0).length,
})
