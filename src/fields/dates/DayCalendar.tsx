import Popover from '@mui/material/Popover'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { dateLocaleOf, isDay } from '../../base/day'
import type { Language } from '../../base/text'
import { useTexts } from '../../providers/backend/catalogueContext'

interface DayCalendarProps {
  readonly anchor: () => Element | null
  readonly label: string
  /** `YYYY-MM-DD`; other text means none is chosen. */
  readonly day: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onDay: (day: string) => void
  readonly onClose: () => void
}

/** A month to choose a day from, below its field. */
export function DayCalendar({ anchor, label, day, min, max, onDay, onClose }: DayCalendarProps) {
  const { translate, language } = useTexts()
  const at = (text: string | undefined) => (text && isDay(text) ? dayjs(text) : undefined)
  const [minDate, maxDate] = [at(min), at(max)]
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      onClose={onClose}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={localeIn(language)}
        localeText={{
          previousMonth: translate('field.previousMonth'),
          nextMonth: translate('field.nextMonth'),
          calendarViewSwitchingButtonAriaLabel: () => translate('field.chooseYear'),
        }}
      >
        <DateCalendar
          autoFocus
          value={at(day) ?? null}
          {...(minDate && { minDate })}
          {...(maxDate && { maxDate })}
          onChange={(chosen, state) => {
            if (chosen && state === 'finish') onDay(chosen.format('YYYY-MM-DD'))
          }}
        />
      </LocalizationProvider>
    </Popover>
  )
}

/** Name of the calendar's locale, whose names come from the browser: it knows every language of a business. */
function localeIn(language: Language): string {
  const locale = dateLocaleOf(language)
  // the library looks names up in lower case
  const known = locale.toLowerCase()
  const name = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      Date.UTC(2023, month, day),
    )
  const months = Array.from({ length: 12 }, (_, month) => name({ month: 'long' }, month, 1))
  // 1 January 2023 was a Sunday
  const weekdays = (weekday: 'long' | 'short' | 'narrow') =>
    Array.from({ length: 7 }, (_, day) => name({ weekday }, 0, day + 1))
  dayjs.locale(
    {
      ...{ name: known, months, monthsShort: months, weekStart: 1 },
      ...{ weekdays: weekdays('long'), weekdaysShort: weekdays('short') },
      ...{ weekdaysMin: weekdays('narrow'), ordinal: (number: number) => `${number}` },
      ...{ formats: {}, relativeTime: {} },
    },
    undefined,
    true,
  )
  return known
}
