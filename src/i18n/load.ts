import type { Language } from '../domain/text'
import type { AppMessages } from './en/app'
import type { ColumnLabels } from './en/columns'
import type { Messages } from './messages'
import { type MorePart, more } from './more'

const whole: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./en/messages'),
  fr: () => import('./fr/messages'),
  vi: () => import('./vi/messages'),
  cn: () => import('./cn/messages'),
  ar: () => import('./ar/messages'),
  es: () => import('./es/messages'),
}

const appOnly: Readonly<Record<Language, () => Promise<{ app: AppMessages }>>> = {
  en: () => import('./en/app'),
  fr: () => import('./fr/app'),
  vi: () => import('./vi/app'),
  cn: () => import('./cn/app'),
  ar: () => import('./ar/app'),
  es: () => import('./es/app'),
}

const columnsOnly: Readonly<Record<Language, () => Promise<{ columns: ColumnLabels }>>> = {
  en: () => import('./en/columns'),
  fr: () => import('./fr/columns'),
  vi: () => import('./vi/columns'),
  cn: () => import('./cn/columns'),
  ar: () => import('./ar/columns'),
  es: () => import('./es/columns'),
}

/** The words of one language that server and desk share. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await whole[language]()).messages

/** Only our own words: public pages need neither react-admin's nor the columns'. */
export const loadAppMessages = async (language: Language): Promise<AppMessages> =>
  (await appOnly[language]()).app

/** What columns are called. */
export const loadColumns = async (language: Language): Promise<ColumnLabels> =>
  (await columnsOnly[language]()).columns

export const loadMore = async <P extends MorePart>(part: P, language: Language) =>
  (await more[part][language]())[part]
