import { dayBounds, dayOf } from '../domain/day'

const minute = 60_000

/** An instant as a date-and-time input takes it, by the business's clock: `2026-03-01T09:30`. */
export function toClock(instant: unknown): string {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return ''
  const day = dayOf(instant)
  const minutes = Math.floor((Date.parse(instant) - Date.parse(dayBounds(day)[0])) / minute)
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** What such an input gives back, as an instant; null for nothing. */
export function fromClock(text: string): string | null {
  const [day, time] = text.split('T')
  if (!day || !time) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(Date.parse(dayBounds(day)[0]) + (hours * 60 + minutes) * minute).toISOString()
}

const two = (number: number) => String(number).padStart(2, '0')
