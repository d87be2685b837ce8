import { businessZone } from '../../../base/day'
import { localeOf } from '../../../i18n/languages'
import { useLanguage } from '../../../providers/backend/backendContext'

/** Times in the business's time zone. */
export function useClockFormat() {
  const locale = localeOf(useLanguage())
  const getFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...{ timeZone: businessZone(), hour12: false },
      ...options,
    })
    return (at: string | number) => format.format(new Date(at))
  }
  return {
    time: getFormat({ hour: '2-digit', minute: '2-digit' }),
    seconds: getFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    day: getFormat({ weekday: 'long', day: 'numeric', month: 'long' }),
    moment: getFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  }
}
