import { isEqual } from 'es-toolkit'
import type { SessionUser } from '../domain/session'
import { dirOf, htmlLang } from '../i18n/languages'
import type { Me } from '../model/access'
import { type Account, createAccount } from './account'
import { type AppWorker, createAppWorker } from './appWorker'
import { type Connection, createConnection } from './connection'
import { indexedDbBox } from './draftBox'
import { createDrafts, type DraftBox, type Drafts } from './drafts'
import { createFaults, type Faults } from './faults'
import { createHttp, type Http, type HttpConfig } from './http'
import { createLanguage, type LanguageStore } from './language'
import { createLive, type Live } from './live'
import { meOf } from './me'
import { createNotices, type Notices } from './notices'
import { createPlace, type Place } from './place'
import { createServerSettings, type ServerSettings } from './serverSettings'
import { createSession, type Session } from './session'
import { createSettings, type SettingsStore } from './settings'
import { type SafeStorage, safeStorage } from './storage'
import { sendByXhr } from './upload'
import { createViewAs, type ViewAs } from './viewAs'

/** What both boots stand on: made once, before React, and free of react-admin. */
export interface Backend {
  readonly http: Http
  readonly session: Session
  /** Whether the server answers. */
  readonly connection: Connection
  readonly account: Account
  readonly worker: AppWorker
  readonly faults: Faults
  readonly notices: Notices
  /** What the server tells everybody; asked once, when wanted. */
  readonly serverSettings: () => Promise<ServerSettings>
  readonly language: LanguageStore
  readonly settings: SettingsStore
  readonly place: Place
  readonly storage: SafeStorage
  readonly drafts: Drafts
  /** What others do, as they do it. */
  readonly live: Live
  /** `VITE_API_URL`; '' is the page's own origin. */
  readonly base: string
  /** As whom an administrator looks at the app. */
  readonly viewAs: ViewAs
  /** Whose eyes the app is seen with; the same object while nothing about them changes. */
  me(): Me | null
  /** The signed-in person, whoever they look as. */
  ownMe(): Me | null
  /** Told when either changes. */
  onMe(listener: () => void): () => void
}

export interface BackendConfig {
  readonly fetch?: HttpConfig['fetch']
  readonly base?: string
  readonly storage?: SafeStorage
  /** Ends with the browser's tab. */
  readonly tabStorage?: SafeStorage
  /** Where drafts lie; in IndexedDB when not given. */
  readonly draftBox?: DraftBox
  readonly defaultLanguage?: string
  /** Follows the server's events; whoever brings a way to the server says so. */
  readonly live?: boolean
  /** In seconds. */
  readonly now?: () => number
}

export function createBackend(config: BackendConfig = {}): Backend {
  const { base = '', storage = safeStorage(), now = () => Date.now() / 1000 } = config
  const settings = createSettings()
  // Arabic reads from the right, any other language from the left (product.md 4).
  const direct = (direction: 'ltr' | 'rtl') => settings.change({ themeDirection: direction })
  const language = createLanguage(storage, {
    otherwise: config.defaultLanguage,
    onChosen: chosen => direct(dirOf(chosen)),
  })
  const isMirrored = settings.view().themeDirection === 'rtl'
  if (dirOf(language.current()) === 'rtl' && !isMirrored) direct('rtl')
  const ownMe = rememberedMe(() => session.view())
  const looked = () => (ownMe()?.ROLE === '10' ? viewAs.current() : null)
  const me = () => looked()?.me ?? ownMe()
  const http = createHttp({
    base,
    fetch: config.fetch ?? (request => window.fetch(request)),
    // Whoever brings a way to the server brings it for files too.
    ...(config.fetch ? {} : { send: sendByXhr }),
    token: () => session.token(),
    viewAs: () => looked()?.wanted ?? null,
    company: () => me()?.EMPRESA ?? null,
    language: () => htmlLang(language.current()),
    onRefusedToken: token => session.refuse(token),
    watch: asked => {
      connection.watch(asked)
      faults.watch(asked)
    },
  })
  const faults = createFaults(() => http)
  const connection = createConnection(() => http.exchange(HEALTH, { anonymous: true }))
  const { onReturn } = connection
  const session: Session = createSession({ storage, http, now, onReturn })
  const account = createAccount(http)
  const notices = createNotices(http)
  const viewAs = createViewAs(
    config.tabStorage ?? safeStorage(() => window.sessionStorage),
    // In the company that one works in, not in the one worked in here.
    wanted => http.request(VIEW_AS, { headers: { 'X-View-As': wanted, 'X-Empresa': '' } }),
  )
  session.subscribe(() => {
    const { isInitialized, isAuthenticated } = session.view()
    if (isInitialized && !isAuthenticated) viewAs.end()
  })
  const onMe = (listener: () => void) => {
    const stops = [session.subscribe(listener), viewAs.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  const drafts = createDrafts(config.draftBox ?? indexedDbBox())
  const parts = { http, session, connection, account, language, settings, storage, drafts, base }
  const serverSettings = createServerSettings(http)
  const worker = createAppWorker()
  const live = createLive(config.live ?? !config.fetch)
  const made = { ...parts, faults, notices, serverSettings, worker, live, viewAs, me, ownMe, onMe }
  return { ...made, place: createPlace() }
}

const VIEW_AS = '/hanadb/api/view-as'
const HEALTH = '/health'

/** Rights are reckoned once per person object, so the object lasts while it says the same. */
function rememberedMe(view: () => { account: SessionUser | null; user: SessionUser | null }) {
  let known: { account: SessionUser; company: unknown; me: Me } | undefined
  return (): Me | null => {
    const { account, user } = view()
    if (!account) return null
    const company = user?.EMPRESA
    if (known?.account !== account || known.company !== company) {
      const me = meOf(account, user)
      known = { account, company, me: known && isEqual(known.me, me) ? known.me : me }
    }
    return known.me
  }
}
