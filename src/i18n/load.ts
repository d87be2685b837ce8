import { loadWords } from 'virtual:words'
import type { Language } from '../domain/text'
import type { AppMessages } from './en/app'
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

/** The words of one language, and of no other (performance.md, browser budgets); the schemas' with them. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  const [{ messages }] = await Promise.all([whole[language](), loadWords(language)])
  return messages
}

/** Only our own words: public pages need neither react-admin's nor the columns'. */
export const loadAppMessages = async (language: Language): Promise<AppMessages> =>
  (await appOnly[language]()).app

/** Every part there is. */
export const moreParts = Object.keys(more) as readonly MorePart[]

export const loadMore = async <P extends MorePart>(part: P, language: Language) =>
  (await more[part][language]())[part]
