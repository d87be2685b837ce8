import type { LocaleInput } from '@fullcalendar/react'
import type { Language } from '../../domain/text'

/** The calendar's own words: of one language, when it is spoken. */
export const locales: Readonly<Record<Language, () => Promise<{ default: LocaleInput }>>> = {
  es: () => import('@fullcalendar/react/locales/es'),
  en: () => import('@fullcalendar/react/locales/en-gb'),
  fr: () => import('@fullcalendar/react/locales/fr'),
  vi: () => import('@fullcalendar/react/locales/vi'),
  cn: () => import('@fullcalendar/react/locales/zh-cn'),
  ar: () => import('@fullcalendar/react/locales/ar'),
}
