import { dayBounds, dayOf, isDay, toInstant } from '../../base/day'

const minute = 60_000

/**
 * An instant as the value of a date-and-time input, in the business's time zone: `2026-03-01T09:30`. Text that
 * is no instant is returned unchanged.
 */
export function toClock(instant: unknown): string {
  if (typeof instant !== 'string') return ''
  const at = toInstant(instant)
  if (at === undefined) return instant
  const day = dayOf(at)
  const minutes = Math.floor((Date.parse(at) - Date.parse(dayBounds(day)[0])) / minute)
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The value of such an input as an instant; null if empty, other text unchanged. */
export function fromClock(text: string): string | null {
  const [day = '', time = ''] = text.split('T')
  if (!isDay(day) || !/^\d\d:\d\d$/.test(time)) return text || null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(Date.parse(dayBounds(day)[0]) + (hours * 60 + minutes) * minute).toISOString()
}

const two = (number: number) => String(number).padStart(2, '0')
