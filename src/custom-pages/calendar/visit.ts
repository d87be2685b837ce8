import { addDays, businessClock, today } from '../../base/day'
import { instantIn, keyIn } from '../../base/readValues'
import type { AgendaEvent } from '../../contracts/calendar'
import { partRow, partRows } from '../../providers/dataProvider/partRows'

export type Visit = Omit<AgendaEvent, 'title' | 'start' | 'end'>

const noEvent: AgendaEvent = {
  ...{ id: 0, ID_AGENDA: 0, USER_ID: 0, CLIENTE_ID: '', CLIENTE: '', FECHA: '' },
  ...{ FECHA_FIN: null, MEDIO: null, NOTA: null, VISITO: false, _VERSION: 0 },
  ...{ title: '', start: '', end: null },
}

/** Visits with a date; others cannot be shown. */
export const visitsIn = (value: unknown): readonly Visit[] =>
  partRows(value, noEvent)
    .map(visitIn)
    .filter(({ FECHA }) => FECHA !== '')

/** A visit of an event whose server may name its fields as a calendar does, or leave some out. */
export function visitIn(event: unknown): Visit {
  const { title, start, end, ...told } = partRow(event, noEvent)
  return {
    ...told,
    id: keyIn(told.id || told.ID_AGENDA),
    CLIENTE: told.CLIENTE || title || '—',
    FECHA: instantIn(told.FECHA || start),
    FECHA_FIN: instantIn(told.FECHA_FIN || end) || null,
  }
}

interface Facts {
  readonly id: number
  /** Current visit; null if deleted. */
  readonly now: Visit | null
  /** Owner of the displayed agenda. */
  readonly agent: number
}

/** Agenda after a change of one visit; returns the same list if it is not affected. */
export function withVisit(visits: readonly Visit[], { id, now, agent }: Facts): readonly Visit[] {
  const current = visits.find(visit => visit.id === id)
  const isHere = now?.USER_ID === agent
  if (current && now && current._VERSION > now._VERSION) return visits
  if (!current) return isHere ? [now, ...visits] : visits
  return isHere
    ? visits.map(visit => (visit.id === id ? now : visit))
    : visits.filter(visit => visit.id !== id)
}

/** The visit is past and not closed. */
export const isOverdue = ({ VISITO, FECHA, FECHA_FIN }: Visit, now: string): boolean =>
  !VISITO && (FECHA_FIN ?? FECHA) < now

const HOUR_MS = 3_600_000
const [OPENS, CLOSES, NINE] = [8, 18, 'T14:00:00.000Z']

/** Default start of a visit: the next full hour, or 09:00 outside working hours. */
export function nextHour(now: Date): string {
  const next = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS).toISOString()
  const hour = new Date(businessClock(next)).getUTCHours()
  if (hour >= OPENS && hour < CLOSES) return next
  const day = today(new Date(next))
  return `${hour < OPENS ? day : addDays(day, 1)}${NINE}`
}
