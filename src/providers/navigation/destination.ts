import { business } from '../../base/business'
import type { SessionView } from '../session/sessionView'
import { homePath, isDashboard, PROFILE, SIGN_IN } from './place'

/** Public pages of the engine. */
export type CommonPage =
  | 'login'
  | 'register'
  | 'openLogin'
  | 'openRegister'
  | 'verify'
  | 'resetPassword'
  | 'newPassword'
  | 'forbidden'
  | 'notFound'
  | 'serverError'
/** A public page of the engine, or one that `publicPages` of the business names. */
export type FrontAddress = string
export type RouteDestination =
  | { readonly boot: 'front'; readonly page: FrontAddress }
  | { readonly boot: 'admin' }
  /** The stored token is being verified. */
  | { readonly boot: 'none' }
  | { readonly redirect: string; readonly wanted?: string }

/** Addresses that lead to the page after the sign-in. */
const toHome: readonly string[] = ['', '/_app', '/dashboard']
/** Aliases of pages; react-admin generates some of them under its base path. */
const aliases: Readonly<Record<string, string>> = {
  '/auth': SIGN_IN,
  '/login': SIGN_IN,
  '/dashboard/login': SIGN_IN,
  '/access-denied': '/dashboard/permission-denied',
  '/dashboard/access-denied': '/dashboard/permission-denied',
  '/authentication-error': '/500',
  '/dashboard/authentication-error': '/500',
}

/** Where an address without trailing slash leads instead; undefined for pages. */
function redirectOf(bare: string): string | undefined {
  const target = toHome.includes(bare) ? homePath() : aliases[bare]
  return target === bare ? undefined : target
}

const common: Readonly<Record<string, CommonPage>> = {
  '/auth/login': 'login',
  '/auth/register': 'register',
  '/auth/login-unprotected': 'openLogin',
  '/auth/register-unprotected': 'openRegister',
  '/auth/verify': 'verify',
  '/auth/reset-password': 'resetPassword',
  '/auth/new-password': 'newPassword',
  '/403': 'forbidden',
  '/404': 'notFound',
  '/500': 'serverError',
}

/** Every address outside the dashboard's pages, without trailing slash. */
export const frontAddresses = (): readonly string[] => [
  ...toHome,
  ...Object.keys(aliases),
  ...Object.keys(common),
  ...Object.keys(business().publicPages ?? {}),
]

type SessionStatus = Pick<SessionView, 'isInitialized' | 'isAuthenticated'> & {
  readonly expired?: boolean
  /** An unexpired token lies on this device, and no server has verified it. */
  readonly isUnverified?: boolean
}

/** The boot and page of an address; trailing slashes are ignored. */
export function destinationOf(
  path: string,
  session: SessionStatus,
  wanted: string | null = null,
): RouteDestination {
  const bare = path.replace(/\/+$/, '')
  const redirect = redirectOf(bare)
  if (redirect) return { redirect }
  if (isDashboard(bare)) return onDesk(path, bare, session)
  const page = business().publicPages?.[bare] ?? common[bare] ?? 'notFound'
  // After an expired session, every address leads to sign-in, which explains it.
  if (session.expired && page !== 'login') return { redirect: SIGN_IN }
  if (session.isAuthenticated && page === 'login') return { redirect: wanted ?? homePath() }
  if (session.isAuthenticated && page === 'register') return { redirect: PROFILE }
  return { boot: 'front', page }
}

function onDesk(path: string, bare: string, session: SessionStatus): RouteDestination {
  if (!session.isInitialized) return { boot: 'none' }
  if (session.isAuthenticated) return { boot: 'admin' }
  const offline = business().offlinePages?.[bare]
  if (offline !== undefined && session.isUnverified) return { boot: 'front', page: offline }
  return { redirect: SIGN_IN, wanted: path }
}

/** The target of a path inside the admin: resolves aliases of react-admin's addresses. */
export const canonical = (path: string): string => redirectOf(path.replace(/\/+$/, '')) ?? path
