import { type MarkType, type WorkedDay, workedDay } from '../../domain/attendance'
import { dayOf } from '../../domain/day'

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
  /** Whether the day may still be marked. */
  readonly goesOn: boolean
}

/** The days of everybody, the latest first. */
export function byDay(marks: readonly ReportedMark[], today: string): readonly PersonDay[] {
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
      return {
        ...workedDay(told, day, day < today),
        ...{ key, day, goesOn: day >= today },
        person: first?.USER_ID ?? 0,
        branch: own.find(({ SUCURSAL }) => SUCURSAL)?.SUCURSAL ?? '',
      }
    })
}

export const totalsOf = (days: readonly PersonDay[]) => ({
  days: days.length,
  minutes: days.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
  late: days.filter(({ late }) => late > 0).length,
  incomplete: days.filter(({ missing }) => missing.length > 0).length,
})
