import type { SessionUser } from '../../base/accounts/session'
import { TERMS_HEADER } from '../../base/accounts/terms'
import { expOf, isValidToken, subOf } from '../../base/token'
import { login, logout, myAccount, register } from '../../model/endpoints/session'
import { type Http, type HttpRequest, SOMETHING_WRONG } from '../http/http'
import { type ExpiryWatch, watchExpiry } from './expiry'
import {
  displayed,
  ENDED_KEY,
  FIRST_ASKS_KEY,
  savedToken,
  saveUser,
  TOKEN_KEY,
  USER_KEY,
} from './savedSession'
import { createViewStore, readAccountAnswer, type SessionView, type ViewStore } from './sessionView'
import type { SafeStorage } from './storage'

export interface Credentials {
  readonly email: string
  readonly password: string
}
export interface Registration {
  readonly EMAIL: string
  readonly PASSWORD: string
  readonly DISPLAYNAME: string
  readonly ROLE: string
  readonly ISPUBLIC: true
  readonly PHOTOURL: string
}

export interface Session {
  view(): SessionView
  subscribe(listener: () => void): () => void
  /** Uses the stored token if it is valid; settles once, also after an error. */
  start(): Promise<void>
  signIn(credentials: Credentials): Promise<void>
  /** Signs the same person in again without leaving the page. */
  renew(password: string): Promise<void>
  /** @param terms version of the accepted terms, for a server that stores it */
  register(form: Registration, terms?: string): Promise<void>
  signOut(): Promise<void>
  /** Ends the session after the server refused its token; repeated calls have no effect. */
  refuse(token: string): void
  acknowledgeExpiry(): void
  updateUser(values: SessionUser): void
  token(): string | null
  /** Expiry of the token, in seconds. */
  endsAt(): number | undefined
}

interface SessionConfig {
  readonly storage: SafeStorage
  readonly http: Http
  /** In seconds. */
  readonly now: () => number
  /** Settles when the kind of the server is known, before the first page that depends on it. */
  readonly serverKnown?: () => Promise<void>
  readonly onReturn?: (listener: () => void) => void
}
interface Parts extends SessionConfig {
  readonly store: ViewStore
  readonly tokens: TokenInForce
}

const entries = { LOGIN: login, REGISTER: register } as const

/** Sign-in, sign-out and expiry; the state is the reducer of src/domain. */
export function createSession(config: SessionConfig): Session {
  const store = createViewStore()
  const tokens = tokenInForce({
    now: config.now,
    onSoon: () => store.note({ endsSoon: true }),
    onExpired: () => expire(parts),
  })
  const parts: Parts = { ...config, store, tokens }
  let starting: Promise<void> | undefined
  followOtherTabs(parts)
  config.onReturn?.(() => tryAgain(parts))
  return {
    view: store.view,
    subscribe: store.subscribe,
    acknowledgeExpiry: () => store.note({ expired: false }),
    token: tokens.current,
    endsAt: tokens.endsAt,
    start() {
      starting ??= start(parts)
      return starting
    },
    signIn: credentials => enter(parts, 'LOGIN', { body: credentials }),
    renew: password => renew(parts, password),
    register: (form, terms) =>
      enter(parts, 'REGISTER', {
        body: form,
        headers: terms ? { [TERMS_HEADER]: terms } : {},
      }),
    signOut: () => signOut(parts),
    refuse: token => tokens.is(token) && expire(parts),
    updateUser(values) {
      store.dispatch({ type: 'ADD_NEW_VALUE_TO_USER', payload: values })
      const { user } = store.view()
      if (user) saveUser(config.storage, user)
    },
  }
}

async function start(parts: Parts, log: (error: unknown) => void = logged) {
  const { storage, http, now, store, tokens } = parts
  const signedOut = { isAuthenticated: false, user: null }
  const stored = savedToken(storage, now())
  if (!stored) return store.dispatch({ type: 'INITIAL', payload: signedOut })
  tokens.use(stored)
  try {
    const [answer] = await Promise.all([
      http.request(myAccount.path, { original: true }),
      parts.serverKnown?.(),
    ])
    const { user: account } = readAccountAnswer(answer)
    if (!tokens.is(stored)) return // somebody signed in meanwhile
    const user = displayed(storage, account, stored)
    store.dispatch(
      { type: 'INITIAL', payload: { isAuthenticated: true, user } },
      { account, isUntried: false },
    )
  } catch (error) {
    if (!tokens.is(stored)) return
    log(error)
    tokens.use(null)
    store.dispatch(
      { type: 'INITIAL', payload: signedOut },
      { isUntried: error === SOMETHING_WRONG },
    )
  }
}

// biome-ignore lint/suspicious/noConsole: a failed session start is logged and the token is kept
const logged = (error: unknown) => console.error(error)

/** Verifies a token that could not be verified at the start; another failure is ignored. */
function tryAgain(parts: Parts) {
  const { isInitialized, isAuthenticated } = parts.store.view()
  const isUntried = isInitialized && !isAuthenticated && parts.tokens.is(null)
  if (isUntried && savedToken(parts.storage, parts.now())) void start(parts, () => undefined)
}

async function enter(parts: Parts, type: Entry, sent: Sent) {
  const { storage, store, tokens } = parts
  const { accessToken, user } = await admitted(parts, type, sent)
  storage.remove(ENDED_KEY)
  storage.set(TOKEN_KEY, accessToken)
  saveUser(storage, user)
  tokens.use(accessToken)
  store.dispatch({ type, payload: { user } }, { ...nobody, account: user, expired: false })
}

async function renew(parts: Parts, password: string) {
  const { storage, store, tokens } = parts
  const email = store.view().account?.EMAIL
  const { accessToken, user: account } = await admitted(parts, 'LOGIN', {
    body: { email, password },
  })
  const { user } = store.view()
  if (!user) return // the session ended meanwhile
  storage.set(TOKEN_KEY, accessToken)
  tokens.use(accessToken)
  store.dispatch({ type: 'LOGIN', payload: { user } }, { account, endsSoon: false })
}

type Entry = 'LOGIN' | 'REGISTER'
type Sent = Pick<HttpRequest, 'body' | 'headers'>

async function admitted({ http, serverKnown }: Parts, type: Entry, sent: Sent) {
  const request = { ...sent, method: 'POST', anonymous: true, original: true }
  const [answer] = await Promise.all([http.request(entries[type].path, request), serverKnown?.()])
  return readAccountAnswer(answer)
}

async function signOut({ http, storage, store, tokens }: Parts) {
  // The sign-out request needs the token before it is cleared.
  const currentTokens = tokens.current()
    ? http.exchange(logout.path, { method: 'POST', body: {} })
    : undefined
  storage.remove(ENDED_KEY)
  storage.remove(TOKEN_KEY)
  storage.remove(USER_KEY)
  storage.remove(FIRST_ASKS_KEY)
  tokens.use(null)
  store.dispatch({ type: 'LOGOUT' }, { ...nobody, expired: false })
  await currentTokens
}

const nobody = { account: null, endsSoon: false, isUntried: false } as const

/** During the start there is no session to end; the start reports its own result. */
function expire(parts: Parts) {
  const { storage, store, tokens, now } = parts
  if (!store.view().isAuthenticated || followRenewal(parts, savedToken(storage, now()))) return
  storage.set(ENDED_KEY, 'true') // before the removal, because other tabs react to it
  storage.remove(TOKEN_KEY)
  tokens.use(null)
  store.dispatch({ type: 'LOGOUT' }, { ...nobody, expired: true })
}

/** Takes the new token after the same person signed in again in another tab. */
function followRenewal({ store, tokens }: Parts, token: string | null): boolean {
  const { isAuthenticated, account } = store.view()
  const isTheirs = isAuthenticated && token !== null && String(account?.ID) === subOf(token)
  if (!isTheirs || tokens.is(token)) return false
  tokens.use(token)
  store.note({ endsSoon: false })
  return true
}

/** Reacts to sign-out, expiry or a different person in another tab. */
function followOtherTabs(parts: Parts) {
  const { storage, store, tokens } = parts
  window.addEventListener('storage', ({ key, newValue }) => {
    const isOurs = key === TOKEN_KEY || key === null
    if (!isOurs || tokens.is(newValue) || !store.view().isInitialized) return
    if (followRenewal(parts, newValue)) return
    const expired = newValue === null && storage.get(ENDED_KEY) !== null
    tokens.use(null)
    if (store.view().isAuthenticated) store.dispatch({ type: 'LOGOUT' }, { ...nobody, expired })
    if (newValue) void start(parts)
  })
}

type TokenInForce = ReturnType<typeof tokenInForce>

function tokenInForce(watch: ExpiryWatch) {
  let token: string | null = null
  let stopWatching = () => {}
  return {
    /** Null after expiry. */
    current: () => (isValidToken(token, watch.now()) ? token : null),
    is: (other: string | null) => token === other,
    endsAt: () => expOf(token),
    use(next: string | null) {
      stopWatching()
      token = next
      stopWatching = next ? watchExpiry(next, watch) : () => {}
    },
  }
}
