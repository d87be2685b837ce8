import { businessClock, dayOf } from '../../base/day'

export const weekdays = {
  lun: 'Lunes',
  mar: 'Martes',
  mie: 'Miércoles',
  jue: 'Jueves',
  vie: 'Viernes',
  sab: 'Sábado',
  dom: 'Domingo',
} as const
export type Weekday = keyof typeof weekdays
const week = Object.keys(weekdays) as readonly Weekday[]

/** Working hours in the business's time zone. */
export interface Schedule {
  readonly days: readonly Weekday[]
  /** `HH:MM`. */
  readonly starts: string
  readonly ends: string
  /** Minutes after the start that do not count as late. */
  readonly grace: number
}

export const officeHours: Schedule = {
  ...{ days: ['lun', 'mar', 'mie', 'jue', 'vie'], starts: '08:30', ends: '17:30', grace: 10 },
}

/** A row of `work-schedules`. */
export interface StoredSchedule {
  readonly ID: number
  readonly USER_ID?: number | null
  readonly SUCURSAL?: string | null
  readonly DIAS?: readonly string[] | null
  readonly ENTRADA?: string | null
  readonly SALIDA?: string | null
  readonly TOLERANCIA?: number | null
  readonly VALE_DESDE?: string | null
}

export interface Worker {
  readonly person: number
  readonly branch?: string | null | undefined
  /** First day of work; default: the day of the first mark. */
  readonly since?: string | null | undefined
  /** Day for which the schedule is needed; schedules that start later are ignored. Default: the newest schedule. */
  readonly day?: string
}

/** Like `keptScheduleOf`, with office hours by default. */
export const findSchedule = (stored: readonly StoredSchedule[], worker: Worker): Schedule =>
  findStoredSchedule(stored, worker) ?? officeHours

/**
 * Schedule of a user: their own, otherwise that of the branch, otherwise of the company; of several the one
 * that started last.
 */
const findStoredSchedule = (stored: readonly StoredSchedule[], worker: Worker) =>
  schedulesBy(stored)(worker)

/** Like `keptScheduleOf` for many workers and days; sorts the schedules once. */
export function schedulesBy(
  stored: readonly StoredSchedule[],
): (worker: Worker) => Schedule | undefined {
  const startDay = ({ VALE_DESDE }: StoredSchedule) => VALE_DESDE ?? ''
  const places = new Map<string, { readonly since: string; readonly schedule: Schedule }[]>()
  const newest = [...stored].sort((a, b) => startDay(b).localeCompare(startDay(a)) || b.ID - a.ID)
  for (const row of newest) {
    const place = row.USER_ID ? `person ${row.USER_ID}` : `branch ${row.SUCURSAL ?? ''}`
    const version = { since: startDay(row), schedule: readSchedule(row) }
    places.set(place, [...(places.get(place) ?? []), version])
  }
  return ({ person, branch, day = '9999-12-31' }) => {
    for (const place of [`person ${person}`, `branch ${branch ?? ''}`, 'branch ']) {
      const match = places.get(place)?.find(({ since }) => since <= day)
      if (match) return match.schedule
    }
    return undefined
  }
}

function readSchedule(stored: StoredSchedule): Schedule {
  const { DIAS, ENTRADA, SALIDA, TOLERANCIA } = stored
  return {
    days: week.filter(day => DIAS?.includes(day)),
    starts: ENTRADA ?? officeHours.starts,
    ends: SALIDA ?? officeHours.ends,
    grace: TOLERANCIA ?? 0,
  }
}

export const toWeekday = (day: string): Weekday =>
  week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday

/** True when an instant is within a schedule: start included, end excluded. */
export function isWithin({ days, starts, ends }: Schedule, instant: string): boolean {
  const clock = new Date(businessClock(instant)).toISOString().slice(11, 16)
  return days.includes(toWeekday(dayOf(instant))) && clock >= starts && clock < ends
}
