import { addDays } from './day'

/** Ranges of days since the last contact, `ID_RANGO` (business.md#code-lists). */
export const dayRanges = {
  '01': '0-15',
  '02': '16-30',
  '03': '31-60',
  '04': '61-90',
  '05': '91-180',
  '06': '180-360',
  '07': '+360',
} as const

export type DayRange = keyof typeof dayRanges

/** Start and end of each range in days ago; the last is open. */
const spans: Readonly<Record<DayRange, readonly [number, number?]>> = {
  '01': [0, 15],
  '02': [16, 30],
  '03': [31, 60],
  '04': [61, 90],
  '05': [91, 180],
  '06': [181, 360],
  '07': [361],
}

/** Dates of the last contact for a range today. */
export function rangeDays(range: DayRange, today: string): { gte?: string; lt?: string } {
  const [from, until] = spans[range]
  return {
    ...(until !== undefined && { gte: addDays(today, -until) }),
    ...(from > 0 && { lt: addDays(today, 1 - from) }),
  }
}
