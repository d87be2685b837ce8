import type { SessionUser } from '../../base/accounts/session'
import { adminRole, apiPath, business, tenantHeader, tenantOf } from '../../base/business'
import { createListeners } from '../../base/listeners'
import { dirOf, htmlLang } from '../../i18n/languages'
import type { Me } from '../../model/access/access'
import { health } from '../../model/endpoints/platform'
import { viewAs as viewAsRoute } from '../../model/endpoints/session'
import { type Connection, createConnection } from '../http/connection'
import { createFaults, type Faults } from '../http/faults'
import { createHttp, type Http, type HttpConfig } from '../http/http'
import { sendByXhr } from '../http/upload'
import { createLive, type Live } from '../live/live'
import { type BrowserLocation, createPlace } from '../navigation/place'
import { withFirstAnswers } from '../opening/firstAnswers'
import { indexedDbBox } from '../session/draftBox'
import { createDrafts, type DraftBox, type Drafts } from '../session/drafts'
import { createLanguage, type LanguageStore } from '../session/language'
import { meOf } from '../session/me'
import { COPIES_KEY } from '../session/savedSession'
import { createServer, type Server } from '../session/server'
import { createSession, type Session } from '../session/session'
import { createSettings, type SettingsStore } from '../session/settings'
import { attempt, type SafeStorage, safeStorage } from '../session/storage'
import { createViewAs, type ViewAs } from '../session/viewAs'

/** Shared by both boots: created once, before React, and free of react-admin. */
export interface Backend {
  readonly http: Http
  readonly session: Session
  readonly connection: Connection
  readonly worker: AppWorker
  readonly faults: Faults
  /** Public settings of the server, and whether it has only the original API. */
  readonly server: Server
  readonly language: LanguageStore
  readonly settings: SettingsStore
  readonly place: BrowserLocation
  readonly storage: SafeStorage
  readonly drafts: Drafts
  /** Live events of other people's changes. */
  readonly live: Live
  /** `VITE_API_URL`; '' is the page's own origin. */
  readonly base: string
  readonly viewAs: ViewAs
  /** The person whose rights apply, also while viewing as another user; the same object until it changes. */
  me(): Me | null
  /** The signed-in person, also while viewing as another user. */
  ownMe(): Me | null
  /** Called when either changes. */
  onMe(listener: () => void): () => void
}

interface BackendConfig {
  readonly fetch?: HttpConfig['fetch']
  readonly base?: string
  readonly storage?: SafeStorage
  /** Cleared when the browser's tab closes. */
  readonly tabStorage?: SafeStorage
  /** Storage of drafts; IndexedDB by default. */
  readonly draftBox?: DraftBox
  readonly defaultLanguage?: string
  /** Follows the server's events; true by default unless `fetch` is given. */
  readonly live?: boolean
  /** Finds out whether the server has only the original API; true by default unless `fetch` is given. */
  readonly watchesServer?: boolean
  /** In seconds. */
  readonly now?: () => number
}

/** The confirmation of a stream, and how a person leaves a list. */
const changesNoRow = (path: string) =>
  path === apiPath('live') || path.startsWith(apiPath('list-state/'))

export function createBackend(config: BackendConfig = {}): Backend {
  const { base = '', storage = safeStorage(), now = () => Date.now() / 1000 } = config
  const settings = createSettings()
  // Arabic is read from right to left.
  const direct = (direction: 'ltr' | 'rtl') => settings.change({ themeDirection: direction })
  const language = createLanguage(storage, {
    otherwise: config.defaultLanguage,
    onChosen: chosen => direct(dirOf(chosen)),
  })
  const isMirrored = settings.view().themeDirection === 'rtl'
  if (dirOf(language.current()) === 'rtl' && !isMirrored) direct('rtl')
  const isPlain = () => server.isPlain()
  const ownMe = rememberedMe(() => ({ ...session.view(), isPlain: isPlain() }))
  const viewedUser = () => (ownMe()?.ROLE === adminRole() ? viewAs.current() : null)
  const me = () => viewedUser()?.me ?? ownMe()
  const http = createHttp({
    base,
    fetch: config.fetch ?? withFirstAnswers(request => window.fetch(request), storage),
    // A custom `fetch` also sends files.
    ...(config.fetch ? {} : { send: sendByXhr }),
    token: () => session.token(),
    isPlain,
    viewAs: () => viewedUser()?.wanted ?? null,
    company: () => tenantOf(me()),
    language: () => htmlLang(language.current()),
    onRefusedToken: token => session.refuse(token),
    watch: (asked, path, method) => {
      connection.watch(asked)
      faults.watch(asked)
      if (method !== 'GET' && !changesNoRow(path))
        live.writing = Promise.allSettled([live.writing, asked]).then(() => undefined)
    },
  })
  const faults = createFaults(() => http)
  const connection = createConnection(() =>
    isPlain() ? server.settings() : http.exchange(health.path, { anonymous: true }),
  )
  const { onReturn } = connection
  const session: Session = createSession({
    ...{ storage, http, now, onReturn },
    serverKnown: () => server.known(),
  })
  const viewAs = createViewAs(
    config.tabStorage ?? safeStorage(() => window.sessionStorage),
    // Sent without the chosen company, so that the server uses the person's own.
    wanted =>
      http.request(viewAsRoute.path, {
        headers: {
          'X-View-As': wanted,
          ...Object.fromEntries(tenantHeader().map(name => [name, ''])),
        },
      }),
  )
  session.subscribe(() => {
    const { isInitialized, isAuthenticated } = session.view()
    if (!isInitialized || isAuthenticated) return
    viewAs.end()
    if (storage.get(COPIES_KEY)) void forgetCopies(storage)
    window.pageSnapshot?.forget()
  })
  const onMe = (listener: () => void) => {
    const stops = [session, viewAs, server].map(each => each.subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  }
  const drafts = createDrafts(config.draftBox ?? indexedDbBox())
  const parts = { http, session, connection, language, settings, storage, drafts, base }
  const server = createServer({ http, isWatched: config.watchesServer ?? !config.fetch })
  const worker = createAppWorker()
  const live = createLive(config.live ?? !config.fetch)
  const made = { ...parts, faults, server, worker, live, viewAs, me, ownMe, onMe }
  return { ...made, place: createPlace() }
}

const forgetCopies = (storage: SafeStorage) =>
  import('../session/copyBox').then(
    box => box.forgetCopies(storage),
    () => undefined,
  )

interface MeSource {
  readonly account: SessionUser | null
  readonly user: SessionUser | null
  readonly isPlain: boolean
}

/** Rights are computed once per object, so the object stays the same while its content does. */
function rememberedMe(view: () => MeSource) {
  let known: { account: SessionUser; company: unknown; isPlain: boolean; me: Me } | undefined
  return (): Me | null => {
    const { account, user, isPlain } = view()
    if (!account) return null
    const { tenant } = business()
    const company = tenant && user?.[tenant.column]
    const isSame = known?.account === account && known.company === company
    if (!known || !isSame || known.isPlain !== isPlain) {
      const me = { ...meOf(account, user), ...(isPlain && { PLAIN_SERVER: true as const }) }
      known = { account, company, isPlain, me: known && isAlike(known.me, me) ? known.me : me }
    }
    return known.me
  }
}

/** Both are made of the same parts in the same order. */
const isAlike = (one: Me, other: Me) => JSON.stringify(one) === JSON.stringify(other)

/** The service worker: opens the app offline, and holds a newer version until it is accepted. */
interface AppWorker {
  /** Whether a newer version is ready. */
  isNewer(): boolean
  subscribe(listener: () => void): () => void
  /** Activates the newer version and reloads the page. */
  update(): void
}

const CALM_MS = 3_000

/** Registers after the page has loaded; without service workers it has no effect. */
function createAppWorker(): AppWorker {
  let waiting: ServiceWorker | null = null
  const { notify, subscribe } = createListeners()
  const offer = (worker: ServiceWorker) => {
    waiting = worker
    notify()
  }
  if (import.meta.env.PROD && attempt(() => navigator.serviceWorker)) {
    const register = async () => (await import('./registerWorker')).registerWorker(offer)
    setTimeout(() => void register().catch(() => undefined), CALM_MS)
  }
  return {
    isNewer: () => waiting !== null,
    subscribe,
    update() {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
      // Another page may have been opened with the newer version since.
      if (waiting?.state === 'activated') window.location.reload()
      else waiting?.postMessage({ type: 'SKIP_WAITING' })
    },
  }
}
