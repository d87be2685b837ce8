import { addDays, dayOf, instantOfClock } from '../../base/day'
import { officeHours, type Schedule, toWeekday } from './schedule'

const minute = 60_000

/** Types of a mark, in the order of a day. */
export const markTypes = {
  entrada: 'Entrada',
  almuerzo: 'Salida a almuerzo',
  regreso: 'Regreso de almuerzo',
  salida: 'Salida',
} as const

export type MarkType = keyof typeof markTypes
export const markOrder = Object.keys(markTypes) as readonly MarkType[]

/** Default days a mark is kept: labour claims lapse after three years (Código del Trabajo, 635). */
export const markRetentionDays = 1095

/** Hours a mark made offline may wait for a connection; later ones need a correction. */
export const markWaitHours = 72
/** Minutes of delay up to which the time of the device is trusted. */
const markLateMinutes = 5
/** Seconds between two marks of a user; a second press within them is ignored as a slip. */
export const markIntervalSeconds = 60

/**
 * State of a mark (`ESTADO`). A mark with a trusted time counts; a late one only once accepted. A mark
 * replaced by a correction no longer counts.
 */
export const markState = { counted: 0, held: 1, accepted: 2, refused: 3, replaced: 4 } as const

/** True when a mark counts towards worked hours. */
export const isCounted = (state: number | null | undefined) =>
  state !== markState.held && state !== markState.refused && state !== markState.replaced

/** First day with complete marks, for a retention period in days. */
export const retentionStart = (now: string, days: number | null | undefined) =>
  addDays(dayOf(now), 1 - (days ?? markRetentionDays))

/** Whole minutes of delay between press and arrival; 0 up to `markLateMinutes`. */
export function minutesLate(pressed: string, arrived: string): number {
  const minutes = Math.floor((Date.parse(arrived) - Date.parse(pressed)) / minute)
  return minutes > markLateMinutes ? minutes : 0
}

export const markingRoles = ['10', '9', '8', '7', '6', '5'] as const

interface Mark {
  readonly type: MarkType
  readonly at: string
}
export interface WorkedDay {
  /** First mark of each type; for the departure the last. */
  readonly marks: Readonly<Partial<Record<MarkType, string>>>
  /** Worked minutes without lunch; null without arrival or departure. */
  readonly minutes: number | null
  readonly late: number
  /** Missing marks: arrival, departure, or one half of the lunch. */
  readonly missing: readonly MarkType[]
}

interface DayQuery {
  readonly day: string
  /** While the day goes on, only the arrival can be missing. */
  readonly isOver: boolean
  /** Schedule; days outside it have no delay. */
  readonly schedule?: Schedule
}

/** Evaluates the marks of a user's day (business.md#attendance). */
export function workedDay(
  marks: readonly Mark[],
  { day, isOver, schedule = officeHours }: DayQuery,
): WorkedDay {
  const first: Partial<Record<MarkType, string>> = {}
  for (const { type, at } of [...marks].sort((a, b) => (a.at < b.at ? -1 : 1)))
    if (type === 'salida' || first[type] === undefined) first[type] = at
  const { entrada, almuerzo, regreso, salida } = first
  const lunch = almuerzo && regreso ? between(almuerzo, regreso) : 0
  const isWhole = entrada && salida && salida > entrada
  const startsAt = Date.parse(instantOfClock(`${day}T${schedule.starts}`) ?? '')
  const isWorkday = schedule.days.includes(toWeekday(day))
  const late = entrada && isWorkday ? Math.floor((Date.parse(entrada) - startsAt) / minute) : 0
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
