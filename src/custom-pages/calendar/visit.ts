import { addDays, businessClock, today } from '../../domain/day'
import { partRows } from '../../providers/partRows'

/** A visit as `/hanadb/api/customers/calendar` tells it. */
export interface Visit {
  readonly id: number
  readonly ID_AGENDA: number
  readonly USER_ID: number
  readonly CLIENTE_ID: string | number
  readonly CLIENTE: string
  readonly FECHA: string
  readonly FECHA_FIN: string | null
  readonly MEDIO: string | null
  readonly NOTA: string | null
  readonly VISITO: boolean
  readonly _VERSION: number
}

const noVisit: Visit = {
  ...{ id: 0, ID_AGENDA: 0, USER_ID: 0, CLIENTE_ID: '', CLIENTE: '—', FECHA: '' },
  ...{ FECHA_FIN: null, MEDIO: null, NOTA: null, VISITO: false, _VERSION: 0 },
}

/** The visits of an agenda that say when they are; a day that nobody told cannot be drawn. */
export const visitsIn = (value: unknown): readonly Visit[] =>
  partRows(value, noVisit).filter(({ FECHA }) => !Number.isNaN(Date.parse(FECHA)))

interface Told {
  readonly id: number
  /** As it is now; null where it is gone. */
  readonly now: Visit | null
  /** Whose agenda it is told to. */
  readonly agent: number
}

/** An agenda after one visit changed, came, or went to another; what it does not touch is the same list. */
export function withVisit(visits: readonly Visit[], { id, now, agent }: Told): readonly Visit[] {
  const known = visits.find(visit => visit.id === id)
  const isHere = now?.USER_ID === agent
  if (known && now && known._VERSION > now._VERSION) return visits
  if (!known) return isHere ? [now, ...visits] : visits
  return isHere
    ? visits.map(visit => (visit.id === id ? now : visit))
    : visits.filter(visit => visit.id !== id)
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
