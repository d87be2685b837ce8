import type { SessionUser } from '../domain/session'
import { htmlLang } from '../i18n/languages'
import type { Me } from '../model/access'
import { type Account, createAccount } from './account'
import { createHttp, type Http, type HttpConfig } from './http'
import { createLanguage, type LanguageStore } from './language'
import { meOf } from './me'
import { createPlace, type Place } from './place'
import { createSession, type Session } from './session'
import { type SafeStorage, safeStorage } from './storage'
import { sendByXhr } from './upload'

/** What both boots stand on: made once, before React, and free of react-admin. */
export interface Backend {
  readonly http: Http
  readonly session: Session
  readonly account: Account
  readonly language: LanguageStore
  readonly place: Place
  readonly storage: SafeStorage
  /** `VITE_API_URL`; '' is the page's own origin. */
  readonly base: string
  /** The signed-in person; the same object while nothing about them changes. */
  me(): Me | null
}

export interface BackendConfig {
  readonly fetch?: HttpConfig['fetch']
  readonly base?: string
  readonly storage?: SafeStorage
  readonly defaultLanguage?: string
  /** In seconds. */
  readonly now?: () => number
}

export function createBackend(config: BackendConfig = {}): Backend {
  const { base = '', storage = safeStorage(), now = () => Date.now() / 1000 } = config
  const language = createLanguage(storage, config.defaultLanguage)
  const me = rememberedMe(() => session.view())
  const http = createHttp({
    base,
    fetch: config.fetch ?? (request => window.fetch(request)),
    // Whoever brings a way to the server brings it for files too.
    ...(config.fetch ? {} : { send: sendByXhr }),
    token: () => session.token(),
    company: () => me()?.EMPRESA ?? null,
    language: () => htmlLang(language.current()),
    onRefusedToken: token => session.refuse(token),
  })
  const session: Session = createSession({ storage, http, now })
  const account = createAccount(http)
  return { http, session, account, language, place: createPlace(), storage, base, me }
}

/** Rights are reckoned once per person object, so the object must last. */
function rememberedMe(view: () => { account: SessionUser | null; user: SessionUser | null }) {
  let known: { account: SessionUser; company: unknown; me: Me } | undefined
  return (): Me | null => {
    const { account, user } = view()
    if (!account) return null
    if (known?.account !== account || known.company !== user?.EMPRESA) {
      known = { account, company: user?.EMPRESA, me: meOf(account, user) }
    }
    return known.me
  }
}
