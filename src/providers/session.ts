import type { SessionUser } from '../domain/session'
import type { Http } from './http'
import { displayed, savedToken, saveUser, TOKEN_KEY, USER_KEY } from './savedSession'
import { createViewStore, readAccountAnswer, type SessionView, type ViewStore } from './sessionView'
import type { SafeStorage } from './storage'
import { type TokenInForce, tokenInForce } from './tokenInForce'

export interface Credentials {
  readonly email: string
  readonly password: string
}
/** Product.md 3, "User account, as sent on registration". */
export interface Registration {
  readonly EMAIL: string
  readonly PASSWORD: string
  readonly DISPLAYNAME: string
  readonly ROLE: 'user'
  readonly ISPUBLIC: true
  readonly PHOTOURL: string
}

export interface Session {
  view(): SessionView
  subscribe(listener: () => void): () => void
  /** Uses the stored token if it still holds; settles once, failures included. */
  start(): Promise<void>
  signIn(credentials: Credentials): Promise<void>
  register(form: Registration): Promise<void>
  signOut(): Promise<void>
  /** The server refused this token: the session ends once, however many requests say so. */
  refuse(token: string): void
  acknowledgeExpiry(): void
  updateUser(values: SessionUser): void
  token(): string | null
}

export interface SessionConfig {
  readonly storage: SafeStorage
  readonly http: Http
  /** In seconds. */
  readonly now: () => number
}
interface Parts extends SessionConfig {
  readonly store: ViewStore
  readonly tokens: TokenInForce
}

const paths = '/hanadb/api/account'

/** Sign-in, sign-out and expiry (product.md 4); the state itself is the reducer of src/domain. */
export function createSession(config: SessionConfig): Session {
  const store = createViewStore()
  const tokens = tokenInForce(config.now, () => expire(parts))
  const parts: Parts = { ...config, store, tokens }
  let starting: Promise<void> | undefined
  followOtherTabs(parts)
  return {
    view: store.view,
    subscribe: store.subscribe,
    acknowledgeExpiry: store.acknowledgeExpiry,
    token: tokens.current,
    start() {
      starting ??= start(parts)
      return starting
    },
    signIn: credentials => enter(parts, 'LOGIN', credentials),
    register: form => enter(parts, 'REGISTER', form),
    signOut: () => signOut(parts),
    refuse: token => tokens.is(token) && expire(parts),
    updateUser(values) {
      store.dispatch({ type: 'ADD_NEW_VALUE_TO_USER', payload: values })
      const { user } = store.view()
      if (user) saveUser(config.storage, user)
    },
  }
}

async function start({ storage, http, now, store, tokens }: Parts) {
  const signedOut = { isAuthenticated: false, user: null }
  const stored = savedToken(storage, now())
  if (!stored) return store.dispatch({ type: 'INITIAL', payload: signedOut })
  tokens.use(stored)
  try {
    const { user: account } = readAccountAnswer(await http.request(`${paths}/my-account`))
    const user = displayed(storage, account, stored)
    store.dispatch({ type: 'INITIAL', payload: { isAuthenticated: true, user } }, { account })
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: product.md 8 asks for it; the token stays for later
    console.error(error)
    tokens.use(null)
    store.dispatch({ type: 'INITIAL', payload: signedOut })
  }
}

async function enter(
  { http, storage, store, tokens }: Parts,
  type: 'LOGIN' | 'REGISTER',
  body: object,
) {
  const path = `${paths}/${type.toLowerCase()}`
  const { accessToken, user } = readAccountAnswer(
    await http.request(path, { method: 'POST', body, anonymous: true }),
  )
  storage.set(TOKEN_KEY, accessToken)
  saveUser(storage, user)
  tokens.use(accessToken)
  store.dispatch({ type, payload: { user } }, { account: user, expired: false })
}

async function signOut({ http, storage, store, tokens }: Parts) {
  // The request takes the token with it before it is forgotten here.
  const told = tokens.current()
    ? http.exchange(`${paths}/logout`, { method: 'POST', body: {} })
    : undefined
  storage.remove(TOKEN_KEY)
  storage.remove(USER_KEY)
  tokens.use(null)
  store.dispatch({ type: 'LOGOUT' }, { account: null, expired: false })
  await told
}

/** Before the start is over there is no session to end: the start itself says what became of it. */
function expire({ storage, store, tokens }: Parts) {
  if (!store.view().isAuthenticated) return
  storage.remove(TOKEN_KEY)
  tokens.use(null)
  store.dispatch({ type: 'LOGOUT' }, { account: null, expired: true })
}

/** Another tab signed out, or in as somebody else (safety.md 25). */
function followOtherTabs(parts: Parts) {
  const { store, tokens } = parts
  window.addEventListener('storage', ({ key, newValue }) => {
    const isOurs = key === TOKEN_KEY || key === null
    if (!isOurs || tokens.is(newValue) || !store.view().isInitialized) return
    tokens.use(null)
    if (store.view().isAuthenticated) {
      store.dispatch({ type: 'LOGOUT' }, { account: null, expired: false })
    }
    if (newValue) void start(parts)
  })
}
