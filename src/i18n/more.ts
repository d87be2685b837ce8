import type { Language } from '../domain/text'
import type { AboutMessages } from './en/about'
import type { BiMessages } from './en/bi'
import type { BlogMessages } from './en/blog'
import type { ChatMessages } from './en/chat'
import type { ClientsMessages } from './en/clients'
import type { CreditMessages } from './en/credit'
import type { DevicesMessages } from './en/devices'
import type { FilesMessages } from './en/files'
import type { GoodsMessages } from './en/goods'
import type { GuestMessages } from './en/guest'
import type { HrMessages } from './en/hr'
import type { ImportMessages } from './en/importing'
import type { LegalMessages } from './en/legal'
import type { MailboxMessages } from './en/mail'
import type { PagesMessages } from './en/pages'
import type { SessionMessages } from './en/session'
import type { SheetMessages } from './en/sheet'
import type { ShellMessages } from './en/shell'
import type { ShopMessages } from './en/shop'
import type { SiteMessages } from './en/site'
import type { TeamMessages } from './en/team'
import type { TrackingMessages } from './en/tracking'

/** Words that few need, fetched with what says them. */
export type MoreMessages = Readonly<{
  credit: CreditMessages
  devices: DevicesMessages
  goods: GoodsMessages
  guest: GuestMessages
  files: FilesMessages
  chat: ChatMessages
  mail: MailboxMessages
  clients: ClientsMessages
  bi: BiMessages
  hr: HrMessages
  blog: BlogMessages
  importing: ImportMessages
  legal: LegalMessages
  about: AboutMessages
  pages: PagesMessages
  session: SessionMessages
  sheet: SheetMessages
  site: SiteMessages
  shell: ShellMessages
  team: TeamMessages
  tracking: TrackingMessages
  shop: ShopMessages
}>
export type MorePart = keyof MoreMessages

/** Where they lie, language by language. */
export const more: {
  readonly [P in MorePart]: Readonly<Record<Language, () => Promise<Pick<MoreMessages, P>>>>
} = {
  credit: {
    en: () => import('./en/credit'),
    fr: () => import('./fr/credit'),
    vi: () => import('./vi/credit'),
    cn: () => import('./cn/credit'),
    ar: () => import('./ar/credit'),
    es: () => import('./es/credit'),
  },
  devices: {
    en: () => import('./en/devices'),
    fr: () => import('./fr/devices'),
    vi: () => import('./vi/devices'),
    cn: () => import('./cn/devices'),
    ar: () => import('./ar/devices'),
    es: () => import('./es/devices'),
  },
  files: {
    en: () => import('./en/files'),
    fr: () => import('./fr/files'),
    vi: () => import('./vi/files'),
    cn: () => import('./cn/files'),
    ar: () => import('./ar/files'),
    es: () => import('./es/files'),
  },
  goods: {
    en: () => import('./en/goods'),
    fr: () => import('./fr/goods'),
    vi: () => import('./vi/goods'),
    cn: () => import('./cn/goods'),
    ar: () => import('./ar/goods'),
    es: () => import('./es/goods'),
  },
  guest: {
    en: () => import('./en/guest'),
    fr: () => import('./fr/guest'),
    vi: () => import('./vi/guest'),
    cn: () => import('./cn/guest'),
    ar: () => import('./ar/guest'),
    es: () => import('./es/guest'),
  },
  chat: {
    en: () => import('./en/chat'),
    fr: () => import('./fr/chat'),
    vi: () => import('./vi/chat'),
    cn: () => import('./cn/chat'),
    ar: () => import('./ar/chat'),
    es: () => import('./es/chat'),
  },
  clients: {
    en: () => import('./en/clients'),
    fr: () => import('./fr/clients'),
    vi: () => import('./vi/clients'),
    cn: () => import('./cn/clients'),
    ar: () => import('./ar/clients'),
    es: () => import('./es/clients'),
  },
  mail: {
    en: () => import('./en/mail'),
    fr: () => import('./fr/mail'),
    vi: () => import('./vi/mail'),
    cn: () => import('./cn/mail'),
    ar: () => import('./ar/mail'),
    es: () => import('./es/mail'),
  },
  bi: {
    en: () => import('./en/bi'),
    fr: () => import('./fr/bi'),
    vi: () => import('./vi/bi'),
    cn: () => import('./cn/bi'),
    ar: () => import('./ar/bi'),
    es: () => import('./es/bi'),
  },
  hr: {
    en: () => import('./en/hr'),
    fr: () => import('./fr/hr'),
    vi: () => import('./vi/hr'),
    cn: () => import('./cn/hr'),
    ar: () => import('./ar/hr'),
    es: () => import('./es/hr'),
  },
  blog: {
    en: () => import('./en/blog'),
    fr: () => import('./fr/blog'),
    vi: () => import('./vi/blog'),
    cn: () => import('./cn/blog'),
    ar: () => import('./ar/blog'),
    es: () => import('./es/blog'),
  },
  importing: {
    en: () => import('./en/importing'),
    fr: () => import('./fr/importing'),
    vi: () => import('./vi/importing'),
    cn: () => import('./cn/importing'),
    ar: () => import('./ar/importing'),
    es: () => import('./es/importing'),
  },
  legal: {
    en: () => import('./en/legal'),
    fr: () => import('./fr/legal'),
    vi: () => import('./vi/legal'),
    cn: () => import('./cn/legal'),
    ar: () => import('./ar/legal'),
    es: () => import('./es/legal'),
  },
  session: {
    en: () => import('./en/session'),
    fr: () => import('./fr/session'),
    vi: () => import('./vi/session'),
    cn: () => import('./cn/session'),
    ar: () => import('./ar/session'),
    es: () => import('./es/session'),
  },
  tracking: {
    en: () => import('./en/tracking'),
    fr: () => import('./fr/tracking'),
    vi: () => import('./vi/tracking'),
    cn: () => import('./cn/tracking'),
    ar: () => import('./ar/tracking'),
    es: () => import('./es/tracking'),
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
  about: {
    en: () => import('./en/about'),
    fr: () => import('./fr/about'),
    vi: () => import('./vi/about'),
    cn: () => import('./cn/about'),
    ar: () => import('./ar/about'),
    es: () => import('./es/about'),
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
