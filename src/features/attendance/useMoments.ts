import { useMemo } from 'react'
import { businessZone } from '../../base/day'
import { localeOf } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'

const formats = {
  time: { hour: '2-digit', minute: '2-digit' },
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** Prints instants in the reader's language and the business's time zone. */
export function useMoments() {
  const locale = localeOf(useLanguage())
  return useMemo(() => {
    const print = (name: keyof typeof formats) => {
      const zoned = { timeZone: businessZone(), hour12: false, ...formats[name] }
      const format = new Intl.DateTimeFormat(locale, zoned)
      return (at: string | number) => format.format(new Date(at))
    }
    return {
      time: print('time'),
      seconds: print('seconds'),
      day: print('day'),
      date: print('date'),
      moment: print('moment'),
    }
  }, [locale])
}
