import type { Language } from '../domain/text'
import type { AboutMessages } from './en/about'
import type { GuestMessages } from './en/guest'
import type { HrMessages } from './en/hr'
import type { LegalMessages } from './en/legal'
import type { PagesMessages } from './en/pages'
import type { SiteMessages } from './en/site'

/** Words of public pages, fetched with what says them. */
export type MoreMessages = Readonly<{
  about: AboutMessages
  guest: GuestMessages
  /** Marking after a reload without a network is a public page too. */
  hr: HrMessages
  legal: LegalMessages
  pages: PagesMessages
  site: SiteMessages
}>
export type MorePart = keyof MoreMessages

/** Where they lie, language by language. */
export const more: {
  readonly [P in MorePart]: Readonly<Record<Language, () => Promise<Pick<MoreMessages, P>>>>
} = {
  about: {
    en: () => import('./en/about'),
    fr: () => import('./fr/about'),
    vi: () => import('./vi/about'),
    cn: () => import('./cn/about'),
    ar: () => import('./ar/about'),
    es: () => import('./es/about'),
  },
  guest: {
    en: () => import('./en/guest'),
    fr: () => import('./fr/guest'),
    vi: () => import('./vi/guest'),
    cn: () => import('./cn/guest'),
    ar: () => import('./ar/guest'),
    es: () => import('./es/guest'),
  },
  hr: {
    en: () => import('./en/hr'),
    fr: () => import('./fr/hr'),
    vi: () => import('./vi/hr'),
    cn: () => import('./cn/hr'),
    ar: () => import('./ar/hr'),
    es: () => import('./es/hr'),
  },
  legal: {
    en: () => import('./en/legal'),
    fr: () => import('./fr/legal'),
    vi: () => import('./vi/legal'),
    cn: () => import('./cn/legal'),
    ar: () => import('./ar/legal'),
    es: () => import('./es/legal'),
  },
  pages: {
    en: () => import('./en/pages'),
    fr: () => import('./fr/pages'),
    vi: () => import('./vi/pages'),
    cn: () => import('./cn/pages'),
    ar: () => import('./ar/pages'),
    es: () => import('./es/pages'),
  },
  site: {
    en: () => import('./en/site'),
    fr: () => import('./fr/site'),
    vi: () => import('./vi/site'),
    cn: () => import('./cn/site'),
    ar: () => import('./ar/site'),
    es: () => import('./es/site'),
  },
}
