import { addDays, dayOf } from './day'
import { officeHours, type Schedule, weekdayOf } from './schedule'
import type { Translations } from './text'

const minute = 60_000

/** What a mark begins or ends, in the order of a day. */
export const markTypes = {
  entrada: {
    es: 'Entrada',
    en: 'Arrival',
    fr: 'Arrivée',
    vi: 'Vào ca',
    cn: '上班',
    ar: 'حضور',
  },
  almuerzo: {
    es: 'Salida a almuerzo',
    en: 'Out for lunch',
    fr: 'Départ déjeuner',
    vi: 'Nghỉ trưa',
    cn: '午休外出',
    ar: 'خروج للغداء',
  },
  regreso: {
    es: 'Regreso de almuerzo',
    en: 'Back from lunch',
    fr: 'Retour déjeuner',
    vi: 'Trở lại',
    cn: '午休返回',
    ar: 'عودة من الغداء',
  },
  salida: {
    es: 'Salida',
    en: 'Departure',
    fr: 'Départ',
    vi: 'Tan ca',
    cn: '下班',
    ar: 'انصراف',
  },
} as const satisfies Readonly<Record<string, Translations>>

export type MarkType = keyof typeof markTypes
export const markOrder = Object.keys(markTypes) as readonly MarkType[]

/**
 * Days a mark is kept where the company says nothing else: claims about work lapse after three years
 * (Código del Trabajo, 635).
 */
export const markKeptDays = 1095

/** Hours a mark made offline may wait for a connection; what is older is asked for as a correction. */
export const markWaitHours = 72
/** Minutes between pressing and arriving up to which the device’s clock is taken at its word. */
export const markLateMinutes = 5
/** Seconds between two marks of a person: within them a second press is taken for a slip. */
export const markApartSeconds = 60

/**
 * What a mark is worth (ESTADO): by the server's clock it counts, late by its device's only once accepted;
 * one that an approved correction replaced counts no more.
 */
export const markState = { counted: 0, held: 1, accepted: 2, refused: 3, replaced: 4 } as const

/** Whether a mark is counted among the hours somebody worked. */
export const isCounted = (state: number | null | undefined) =>
  state !== markState.held && state !== markState.refused && state !== markState.replaced

/** The first day of which no mark has been deleted for its age, where they are kept so many days. */
export const keptFrom = (now: string, days: number | null | undefined) =>
  addDays(dayOf(now), 1 - (days ?? markKeptDays))

/** Whole minutes between pressing and arriving; 0 up to `markLateMinutes`. */
export function minutesLate(pressed: string, arrived: string): number {
  const minutes = Math.floor((Date.parse(arrived) - Date.parse(pressed)) / minute)
  return minutes > markLateMinutes ? minutes : 0
}

/** Who works here and marks: no customer, no partner, no account that somebody registered. */
export const markingRoles = ['10', '9', '8', '7', '6', '5'] as const

interface Mark {
  readonly type: MarkType
  readonly at: string
}
export interface WorkedDay {
  /** By type the first moment; the departure is the last. */
  readonly marks: Readonly<Partial<Record<MarkType, string>>>
  /** Worked, less the lunch; null while the day has no beginning or no end. */
  readonly minutes: number | null
  readonly late: number
  /** What is absent: an arrival, a departure, or the other half of a lunch. */
  readonly missing: readonly MarkType[]
}

export interface DayAsked {
  readonly day: string
  /** Nothing is missing of a day that still goes on, but its arrival. */
  readonly isOver: boolean
  /** When the person works; on a day it does not name nobody comes late. */
  readonly schedule?: Schedule
}

/** A person's day out of its marks (domain.md 5.13). */
export function workedDay(
  marks: readonly Mark[],
  { day, isOver, schedule = officeHours }: DayAsked,
): WorkedDay {
  const first: Partial<Record<MarkType, string>> = {}
  for (const { type, at } of [...marks].sort((a, b) => (a.at < b.at ? -1 : 1)))
    if (type === 'salida' || first[type] === undefined) first[type] = at
  const { entrada, almuerzo, regreso, salida } = first
  const lunch = almuerzo && regreso ? between(almuerzo, regreso) : 0
  const isWhole = entrada && salida && salida > entrada
  const begins = Date.parse(`${day}T${schedule.starts}:00.000-05:00`)
  const isWorkday = schedule.days.includes(weekdayOf(day))
  const late = entrada && isWorkday ? Math.floor((Date.parse(entrada) - begins) / minute) : 0
  return {
    marks: first,
    minutes: isWhole ? Math.max(0, between(entrada, salida) - Math.max(0, lunch)) : null,
    late: late > schedule.grace ? late : 0,
    missing: markOrder.filter(type => {
      if (first[type]) return false
      if (type === 'entrada') return true
      if (!isOver) return false
      if (type === 'almuerzo') return regreso !== undefined
      return type === 'salida' || almuerzo !== undefined
    }),
  }
}

const between = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / minute)
