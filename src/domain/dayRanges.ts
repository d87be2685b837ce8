import { addDays } from './day'
import type { Translations } from './text'

const days = (range: string): Translations => ({
  es: `${range} días`,
  en: `${range} days`,
  fr: `${range} jours`,
  vi: `${range} ngày`,
  cn: `${range} 天`,
  ar: `${range} يومًا`,
})

/** The buckets of days since the last contact, ID_RANGO (domain.md 6). */
export const dayRanges = {
  '01': days('0-15'),
  '02': days('16-30'),
  '03': days('31-60'),
  '04': days('61-90'),
  '05': days('91-180'),
  '06': days('180-360'),
  '07': days('+360'),
} as const satisfies Readonly<Record<string, Translations>>

export type DayRange = keyof typeof dayRanges

/** How many days ago each begins and ends; the last has no end. */
const spans: Readonly<Record<DayRange, readonly [number, number?]>> = {
  '01': [0, 15],
  '02': [16, 30],
  '03': [31, 60],
  '04': [61, 90],
  '05': [91, 180],
  '06': [181, 360],
  '07': [361],
}

/** Between which days something last happened, to be in a bucket today. */
export function rangeDays(range: DayRange, today: string): { gte?: string; lt?: string } {
  const [from, until] = spans[range]
  return {
    ...(until !== undefined && { gte: addDays(today, -until) }),
    ...(from > 0 && { lt: addDays(today, 1 - from) }),
  }
}
