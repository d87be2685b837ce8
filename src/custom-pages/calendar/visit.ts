import { addDays, businessClock, today } from '../../domain/day'

/** A visit as `/hanadb/api/customers/calendar` tells it. */
export interface Visit {
  readonly id: number
  readonly ID_AGENDA: number
  readonly USER_ID: number
  readonly CLIENTE: string
  readonly FECHA: string
  readonly FECHA_FIN: string | null
  readonly MEDIO: string | null
  readonly NOTA: string | null
  readonly VISITO: boolean
  readonly _VERSION: number
}

/** It should have taken place, and nobody said that it did. */
export const isOverdue = ({ VISITO, FECHA, FECHA_FIN }: Visit, now: string): boolean =>
  !VISITO && (FECHA_FIN ?? FECHA) < now

const HOUR_MS = 3_600_000
const [OPENS, CLOSES, NINE] = [8, 18, 'T14:00:00.000Z']

/** When a visit that is made now begins: with the next full hour, or at nine when nobody is there. */
export function nextHour(now: Date): string {
  const next = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS).toISOString()
  const hour = new Date(businessClock(next)).getUTCHours()
  if (hour >= OPENS && hour < CLOSES) return next
  const day = today(new Date(next))
  return `${hour < OPENS ? day : addDays(day, 1)}${NINE}`
}
