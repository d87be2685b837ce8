import './calendar.css'
import { useLoaded } from '../../providers/backend/useLoaded'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type DatesSetInfo,
  type EventChangeInfo,
  type EventClickInfo,
  type EventInput,
  type LocaleInput,
} from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import type { RefObject } from 'react'
import { businessZone, CLOCK } from '../../base/day'
import { type EngineLanguage, inLanguage, type Language } from '../../base/text'
import { useNarrow } from '../../fields/registry/useNarrow'
import { localeOf } from '../../i18n/languages'
import { useLanguage, useSettings } from '../../providers/backend/backendContext'
import { StateFrame } from '../../ui/states/StateFrame'
import { LoadingGrid } from '../../ui/states/Waiting'

const plugins = [dayGrid, timeGrid, list, interaction, classic]
/** The agenda starts on the current day. */
const views = {
  listAhead: {
    type: 'list',
    duration: { weeks: 1 },
    dateAlignment: 'day',
    titleFormat: { day: 'numeric', month: 'short', year: 'numeric' },
  },
} as const
const timedSpans = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listAhead'] as const
const dailySpans = ['dayGridMonth', 'dayGridWeek', 'listAhead'] as const
/** A view of the calendar: month, week, day or agenda. */
export type CalendarSpan = (typeof timedSpans)[number] | (typeof dailySpans)[number]

/** More concurrent events are grouped behind a link. */
const SIDE_BY_SIDE = 5

interface DateGridProps {
  readonly events: EventInput[]
  readonly calendar?: RefObject<CalendarRef | null>
  /** Events have hours. */
  readonly isTimed: boolean
  readonly mayCreate: boolean
  /** Span and day of the first view. @default the month of today, on phones the agenda */
  readonly begin?: { readonly span?: CalendarSpan | undefined; readonly day?: string | undefined }
  readonly onRange?: (info: DatesSetInfo) => void
  readonly onSelect: (info: DateSelectInfo) => void
  readonly onOpen: (info: EventClickInfo) => void
  readonly onChange: (info: EventChangeInfo) => void
}

/** Month, week, day and agenda in the language, direction and time zone of the page. */
export function DateGrid(props: DateGridProps) {
  const { isTimed, begin, mayCreate, onRange } = props
  const isNarrow = useNarrow()
  const locale = useCalendarLocale()
  const { themeDirection } = useSettings()
  if (!locale) return <LoadingGrid count={1} height={480} />
  const spans: readonly CalendarSpan[] = isTimed ? timedSpans : dailySpans
  const shown = isNarrow ? spans.toReversed() : spans
  return (
    <FullCalendar
      {...(props.calendar && { ref: props.calendar })}
      plugins={plugins}
      initialView={spans.find(span => span === begin?.span) ?? shown[0] ?? 'dayGridMonth'}
      {...(begin?.day && { initialDate: begin.day })}
      views={views}
      headerToolbarClass="c-toolbar"
      toolbarTitleClass="c-heading"
      eventDisplay="block"
      eventTitleClass="c-title"
      listItemEventBeforeClass="c-list-dot"
      listItemEventTimeClass="c-list-time"
      dayCellTopInnerClass={({ isToday }) => (isToday ? 'c-today' : '')}
      eventTimeFormat={CLOCK}
      noEventsClass="c-none"
      noEventsContent={({ text }) => <StateFrame scene="empty" title={text} />}
      headerToolbar={
        isNarrow
          ? { start: 'title', center: 'prev,next', end: `${shown} today` }
          : { start: 'prev,next today', center: 'title', end: `${shown}` }
      }
      locale={locale}
      direction={themeDirection}
      timeZone={businessZone()}
      firstDay={1}
      height={isNarrow ? 'auto' : 'var(--c-height)'}
      scrollTime="07:00:00"
      events={props.events}
      selectable={mayCreate}
      selectMirror
      dayMaxEvents
      eventMaxStack={SIDE_BY_SIDE}
      nowIndicator
      eventInteractive
      select={props.onSelect}
      eventClick={props.onOpen}
      eventDrop={props.onChange}
      eventResize={props.onChange}
      {...(onRange && { datesSet: onRange })}
    />
  )
}

/** Colour as a border and a light background, readable in every theme. */
export const eventLook = (tone: string) => ({
  className: `c-event tone-${tone}`,
  color: 'color-mix(in srgb, var(--tone) 18%, var(--fc-classic-background))',
  contrastColor: 'var(--fc-classic-foreground)',
})

function useCalendarLocale(): LocaleInput | undefined {
  const language = useLanguage()
  return useLoaded(() => localeFor(language), [language])
}

/** A language without texts in the engine still names months and days. */
async function localeFor(language: Language): Promise<LocaleInput> {
  const { default: texts } = await inLanguage(locales, language)()
  return Object.hasOwn(locales, language) ? texts : { ...texts, code: localeOf(language) }
}

/** Texts of the calendar library, loaded by language. */
const locales: Readonly<Record<EngineLanguage, () => Promise<{ default: LocaleInput }>>> = {
  es: () => import('@fullcalendar/react/locales/es'),
  en: () => import('@fullcalendar/react/locales/en-gb'),
  fr: () => import('@fullcalendar/react/locales/fr'),
  vi: () => import('@fullcalendar/react/locales/vi'),
  cn: () => import('@fullcalendar/react/locales/zh-cn'),
  ar: () => import('./arabic'),
}
