import { businessClock, dayOf } from './day'
import type { Translations } from './text'

/** The days of a week, Monday first. */
export const weekdays = {
  lun: { es: 'Lunes', en: 'Monday', fr: 'Lundi', vi: 'Thứ hai', cn: '星期一', ar: 'الاثنين' },
  mar: { es: 'Martes', en: 'Tuesday', fr: 'Mardi', vi: 'Thứ ba', cn: '星期二', ar: 'الثلاثاء' },
  mie: {
    es: 'Miércoles',
    en: 'Wednesday',
    fr: 'Mercredi',
    vi: 'Thứ tư',
    cn: '星期三',
    ar: 'الأربعاء',
  },
  jue: { es: 'Jueves', en: 'Thursday', fr: 'Jeudi', vi: 'Thứ năm', cn: '星期四', ar: 'الخميس' },
  vie: { es: 'Viernes', en: 'Friday', fr: 'Vendredi', vi: 'Thứ sáu', cn: '星期五', ar: 'الجمعة' },
  sab: { es: 'Sábado', en: 'Saturday', fr: 'Samedi', vi: 'Thứ bảy', cn: '星期六', ar: 'السبت' },
  dom: { es: 'Domingo', en: 'Sunday', fr: 'Dimanche', vi: 'Chủ nhật', cn: '星期日', ar: 'الأحد' },
} as const satisfies Readonly<Record<string, Translations>>
export type Weekday = keyof typeof weekdays
const week = Object.keys(weekdays) as readonly Weekday[]

/** When somebody works, by the business's wall clock. */
export interface Schedule {
  readonly days: readonly Weekday[]
  /** `HH:MM`. */
  readonly starts: string
  readonly ends: string
  /** Minutes after the start that are not late yet. */
  readonly grace: number
}

/** Where no schedule is kept. */
export const officeHours: Schedule = {
  ...{ days: ['lun', 'mar', 'mie', 'jue', 'vie'], starts: '08:30', ends: '17:30', grace: 10 },
}

/** A row of the resource `work-schedules`. */
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
  /** Their first day of work; not known: the day of their first mark. */
  readonly since?: string | null | undefined
  /** By what holds on this day; schedules that begin later are none yet. Not said: by the newest. */
  readonly day?: string
}

/** As `keptScheduleOf`; office hours where nothing is kept. */
export const scheduleOf = (stored: readonly StoredSchedule[], worker: Worker): Schedule =>
  keptScheduleOf(stored, worker) ?? officeHours

/**
 * The schedule of a person: their own, else their branch's, else the company's; of several the one that
 * began last, else the newest.
 */
export const keptScheduleOf = (stored: readonly StoredSchedule[], worker: Worker) =>
  schedulesBy(stored)(worker)

/** The same for many workers and days: the schedules are put in order once. */
export function schedulesBy(
  stored: readonly StoredSchedule[],
): (worker: Worker) => Schedule | undefined {
  const began = ({ VALE_DESDE }: StoredSchedule) => VALE_DESDE ?? ''
  const places = new Map<string, { readonly since: string; readonly schedule: Schedule }[]>()
  const newest = [...stored].sort((a, b) => began(b).localeCompare(began(a)) || b.ID - a.ID)
  for (const row of newest) {
    const place = row.USER_ID ? `person ${row.USER_ID}` : `branch ${row.SUCURSAL ?? ''}`
    const kept = { since: began(row), schedule: readSchedule(row) }
    places.set(place, [...(places.get(place) ?? []), kept])
  }
  return ({ person, branch, day = '9999-12-31' }) => {
    for (const place of [`person ${person}`, `branch ${branch ?? ''}`, 'branch ']) {
      const found = places.get(place)?.find(({ since }) => since <= day)
      if (found) return found.schedule
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

/** The weekday of a business day. */
export const weekdayOf = (day: string): Weekday =>
  week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday

/** Whether an instant lies within the hours of a schedule: from its start, included, to its end, excluded. */
export function isWithin({ days, starts, ends }: Schedule, instant: string): boolean {
  const clock = new Date(businessClock(instant)).toISOString().slice(11, 16)
  return days.includes(weekdayOf(dayOf(instant))) && clock >= starts && clock < ends
}
