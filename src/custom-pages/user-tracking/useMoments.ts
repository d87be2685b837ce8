import { useMemo } from 'react'
import { businessZone } from '../../base/day'
import { localeOf } from '../../i18n/languages'
import { useLanguage } from '../../providers/backend/backendContext'

/** Formats instants in the business's time zone. */
export function useMoments() {
  const locale = localeOf(useLanguage())
  return useMemo(() => {
    const createFormat = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, {
        ...{ timeZone: businessZone(), hour12: false },
        ...options,
      })
      return (at: string) => format.format(new Date(at))
    }
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    return {
      time: createFormat({ hour: '2-digit', minute: '2-digit' }),
      day: createFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
      moment: createFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
      number: (value: number) => number.format(value),
    }
  }, [locale])
}
