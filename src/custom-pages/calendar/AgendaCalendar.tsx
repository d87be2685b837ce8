import type { CalendarRef, DateSelectInfo, EventChangeInfo } from '@fullcalendar/react'
import type { RefObject } from 'react'
import { instantOfClock } from '../../base/day'
import { useViewedUser } from '../../providers/backend/backendContext'
import { DateGrid } from '../../resources/calendar/DateGrid'
import type { Agenda } from './useAgenda'
import { useEvents } from './useEvents'
import type { Visit } from './visit'

const QUARTERS_MS = 45 * 60_000

interface AgendaCalendarProps {
  readonly agenda: Agenda
  readonly visits: readonly Visit[]
  readonly calendar: RefObject<CalendarRef | null>
  readonly canWrite: boolean
  readonly onOpen: (visit: Visit) => void
  readonly onNew: (start: string, end: string) => void
}

/** Month, week, day and list. A selected range creates a visit; dragging moves one. */
export function AgendaCalendar(props: AgendaCalendarProps) {
  const { agenda, visits, calendar, onOpen, onNew } = props
  const isReadOnly = useViewedUser() !== null
  const canWrite = props.canWrite && !isReadOnly
  const events = useEvents(visits, canWrite)
  const findVisit = (id: string) => visits.find(visit => String(visit.id) === id)
  const change = async ({ event, revert }: EventChangeInfo) => {
    const visit = findVisit(event.id)
    if (!visit || !event.start || event.allDay) return revert()
    const FECHA = event.start.toISOString()
    const isThere = await agenda.move(visit, { FECHA, FECHA_FIN: event.end?.toISOString() ?? null })
    if (!isThere) revert()
  }
  /** A visit of a whole day starts at nine. */
  const select = ({ start, end, startStr, allDay }: DateSelectInfo) => {
    const nine = allDay && instantOfClock(`${startStr.slice(0, 10)}T09:00`)
    const from = nine || start.toISOString()
    const until = nine ? new Date(Date.parse(from) + QUARTERS_MS) : end
    onNew(from, until.toISOString())
  }
  return (
    <DateGrid
      isTimed
      calendar={calendar}
      events={events}
      mayCreate={canWrite}
      onSelect={select}
      onOpen={({ event }) => {
        const visit = findVisit(event.id)
        if (visit) onOpen(visit)
      }}
      onChange={info => void change(info)}
    />
  )
}
