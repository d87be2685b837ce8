import type { Language } from '../domain/text'
import type { AppMessages } from './en/app'
import type { ImportMessages } from './en/importing'
import type { SessionMessages } from './en/session'
import type { SheetMessages } from './en/sheet'
import type { ShellMessages } from './en/shell'
import type { ShopMessages } from './en/shop'
import type { SiteMessages } from './en/site'
import type { TeamMessages } from './en/team'
import type { Messages } from './messages'

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

/** The words of one language, and of no other (performance.md, browser budgets). */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await whole[language]()).messages

/** Only our own words: public pages need neither react-admin's nor the columns'. */
export const loadAppMessages = async (language: Language): Promise<AppMessages> =>
  (await appOnly[language]()).app

/** Words that few need, fetched with what says them. */
export type MoreMessages = Readonly<{
  importing: ImportMessages
  session: SessionMessages
  sheet: SheetMessages
  site: SiteMessages
  shell: ShellMessages
  team: TeamMessages
  shop: ShopMessages
}>
export type MorePart = keyof MoreMessages

const more: {
  readonly [P in MorePart]: Readonly<Record<Language, () => Promise<Pick<MoreMessages, P>>>>
} = {
  importing: {
    en: () => import('./en/importing'),
    fr: () => import('./fr/importing'),
    vi: () => import('./vi/importing'),
    cn: () => import('./cn/importing'),
    ar: () => import('./ar/importing'),
    es: () => import('./es/importing'),
  },
  session: {
    en: () => import('./en/session'),
    fr: () => import('./fr/session'),
    vi: () => import('./vi/session'),
    cn: () => import('./cn/session'),
    ar: () => import('./ar/session'),
    es: () => import('./es/session'),
  },
  team: {
    en: () => import('./en/team'),
    fr: () => import('./fr/team'),
    vi: () => import('./vi/team'),
    cn: () => import('./cn/team'),
    ar: () => import('./ar/team'),
    es: () => import('./es/team'),
  },
  sheet: {
    en: () => import('./en/sheet'),
    fr: () => import('./fr/sheet'),
    vi: () => import('./vi/sheet'),
    cn: () => import('./cn/sheet'),
    ar: () => import('./ar/sheet'),
    es: () => import('./es/sheet'),
  },
  site: {
    en: () => import('./en/site'),
    fr: () => import('./fr/site'),
    vi: () => import('./vi/site'),
    cn: () => import('./cn/site'),
    ar: () => import('./ar/site'),
    es: () => import('./es/site'),
  },
  shell: {
    en: () => import('./en/shell'),
    fr: () => import('./fr/shell'),
    vi: () => import('./vi/shell'),
    cn: () => import('./cn/shell'),
    ar: () => import('./ar/shell'),
    es: () => import('./es/shell'),
  },
  shop: {
    en: () => import('./en/shop'),
    fr: () => import('./fr/shop'),
    vi: () => import('./vi/shop'),
    cn: () => import('./cn/shop'),
    ar: () => import('./ar/shop'),
    es: () => import('./es/shop'),
  },
}

export const loadMore = async <P extends MorePart>(part: P, language: Language) =>
  (await more[part][language]())[part]
