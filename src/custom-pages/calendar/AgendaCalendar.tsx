import { businessZone } from '../../base/day'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type EventChangeInfo,
  type LocaleInput,
} from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import type { RefObject } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { useSettings, useViewedUser } from '../../providers/backend/backendContext'
import type { Agenda } from './useAgenda'
import { useEvents } from './useEvents'
import type { Visit } from './visit'

const plugins = [dayGrid, timeGrid, list, interaction, classic]
const wide = {
  start: 'prev,next today',
  center: 'title',
  end: 'dayGridMonth,timeGridWeek,timeGridDay,listAhead',
}
const narrow = {
  start: 'prev,next today',
  center: 'title',
  end: 'listAhead,timeGridDay,timeGridWeek,dayGridMonth',
}
/** The week starts on the current day. */
const views = {
  listAhead: { type: 'list', duration: { weeks: 1 }, dateAlignment: 'day' },
}
/** Start of a visit created for a whole day, 09:00. */
const NINE = 'T14:00:00.000Z'
const TIME = { hour: '2-digit', minute: '2-digit', hour12: false } as const
/** Fills the window, with space for the legend. */
const VISIBLE_HEIGHT = 'max(540px, calc(100dvh - 276px))'
const QUARTERS_MS = 45 * 60_000
/** More concurrent visits are grouped behind a link. */
const SIDE_BY_SIDE = 5

interface AgendaCalendarProps {
  readonly agenda: Agenda
  readonly visits: readonly Visit[]
  readonly locale: LocaleInput
  readonly calendar: RefObject<CalendarRef | null>
  readonly canWrite: boolean
  readonly onOpen: (visit: Visit) => void
  readonly onNew: (start: string, end: string) => void
}

/** Month, week, day and list. A selected range creates a visit; dragging moves one. */
export function AgendaCalendar(props: AgendaCalendarProps) {
  const { agenda, visits, locale, calendar, onOpen, onNew } = props
  const isNarrow = useNarrow()
  const isReadOnly = useViewedUser() !== null
  const { themeDirection } = useSettings()
  const events = useEvents(visits)
  const canWrite = props.canWrite && !isReadOnly
  const findVisit = (id: string) => visits.find(visit => String(visit.id) === id)
  const change = async ({ event, revert }: EventChangeInfo) => {
    const visit = findVisit(event.id)
    if (!visit || !event.start || event.allDay) return revert()
    const FECHA = event.start.toISOString()
    const isThere = await agenda.move(visit, { FECHA, FECHA_FIN: event.end?.toISOString() ?? null })
    if (!isThere) revert()
  }
  const select = ({ start, end, startStr, allDay }: DateSelectInfo) => {
    const from = allDay ? `${startStr.slice(0, 10)}${NINE}` : start.toISOString()
    const until = allDay ? new Date(Date.parse(from) + QUARTERS_MS) : end
    onNew(from, until.toISOString())
  }
  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      initialView={isNarrow ? 'listAhead' : 'dayGridMonth'}
      views={views}
      headerToolbarClass="c-toolbar"
      toolbarTitleClass="c-heading"
      eventDisplay="block"
      eventTitleClass="c-title"
      listItemEventBeforeClass="c-list-dot"
      listItemEventTimeClass="c-list-time"
      dayCellTopInnerClass={({ isToday }) => (isToday ? 'c-today' : '')}
      eventTimeFormat={TIME}
      headerToolbar={isNarrow ? narrow : wide}
      locale={locale}
      direction={themeDirection}
      timeZone={businessZone()}
      firstDay={1}
      height={isNarrow ? 'auto' : VISIBLE_HEIGHT}
      scrollTime="07:00:00"
      events={events}
      editable={canWrite}
      selectable={canWrite}
      selectMirror
      dayMaxEvents
      eventMaxStack={SIDE_BY_SIDE}
      nowIndicator
      eventInteractive
      select={select}
      eventClick={({ event }) => {
        const visit = findVisit(event.id)
        if (visit) onOpen(visit)
      }}
      eventDrop={info => void change(info)}
      eventResize={info => void change(info)}
    />
  )
}
