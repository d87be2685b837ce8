import { type MarkType, type WorkedDay, workedDay } from '../../domain/attendance'
import { dayOf } from '../../domain/day'
import { type Schedule, type StoredSchedule, scheduleOf } from '../../domain/schedule'

/** A mark as the report reads it. */
export interface ReportedMark {
  readonly id: number
  readonly USER_ID: number
  readonly TIPO: MarkType
  readonly MARKED_DATE: string
  readonly SUCURSAL?: string | null
  readonly GEOLOCALIZACION?: { readonly lat: number; readonly lng: number } | null
  readonly PRECISION?: number | null
}

export interface PersonDay extends WorkedDay {
  readonly key: string
  readonly person: number
  readonly day: string
  readonly branch: string
  readonly schedule: Schedule
  /** Whether the day may still be marked. */
  readonly goesOn: boolean
}

interface Known {
  readonly today: string
  readonly schedules: readonly StoredSchedule[]
}

/** The days of everybody, the latest first, each by the schedule of its person. */
export function byDay(
  marks: readonly ReportedMark[],
  { today, schedules }: Known,
): readonly PersonDay[] {
  const days = new Map<string, ReportedMark[]>()
  for (const mark of marks) {
    const key = `${dayOf(mark.MARKED_DATE)} ${mark.USER_ID}`
    days.set(key, [...(days.get(key) ?? []), mark])
  }
  return [...days]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([key, own]) => {
      const [first] = own
      const day = key.slice(0, 10)
      const told = own.map(({ TIPO, MARKED_DATE }) => ({ type: TIPO, at: MARKED_DATE }))
      const person = first?.USER_ID ?? 0
      const branch = own.find(({ SUCURSAL }) => SUCURSAL)?.SUCURSAL ?? ''
      const schedule = scheduleOf(schedules, { person, branch })
      return {
        ...workedDay(told, { day, isOver: day < today, schedule }),
        ...{ key, day, person, branch, schedule, goesOn: day >= today },
      }
    })
}

export const totalsOf = (days: readonly PersonDay[]) => ({
  days: days.length,
  minutes: days.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  late: days.filter(({ late }) => late > 0).length,
  incomplete: days.filter(({ missing }) => missing.length > 0).length,
})
