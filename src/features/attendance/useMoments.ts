import { useMemo } from 'react'
import { CLOCK, dateFormat } from '../../base/day'
import { useLanguage } from '../../providers/backend/backendContext'

const formats = {
  time: CLOCK,
  seconds: { ...CLOCK, second: '2-digit' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: { day: 'numeric', month: 'short', ...CLOCK },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** Prints instants in the reader's language and the business's time zone. */
export function useMoments() {
  const language = useLanguage()
  return useMemo(() => {
    const print = (name: keyof typeof formats) => (at: string | number) =>
      dateFormat(language, formats[name]).format(new Date(at))
    return {
      time: print('time'),
      seconds: print('seconds'),
      day: print('day'),
      date: print('date'),
      moment: print('moment'),
    }
  }, [language])
}
