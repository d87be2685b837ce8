import { TERMS_PATH } from '../domain/terms'
import { HOME, isDashboard, PROFILE, SIGN_IN } from './place'
import type { SessionView } from './sessionView'

export type FrontPage =
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
  | 'about'
  | 'pricing'
  | 'payment'
  | 'faqs'
  | 'contact'
  | 'serviceState'
  | 'creditInvitation'
  | 'comingSoon'
  | 'maintenance'
  | 'components'
  | 'legal'
  | 'markHere'
export type Destination =
  | { readonly boot: 'front'; readonly page: FrontPage }
  | { readonly boot: 'admin' }
  /** The stored token is being tried. */
  | { readonly boot: 'none' }
  | { readonly redirect: string; readonly wanted?: string }

/** Other names of a page (design.md, decision 2); react-admin makes its own under its base path too. */
const redirects: Readonly<Record<string, string>> = {
  '': HOME,
  '/_app': HOME,
  '/dashboard': HOME,
  '/dashboard/general/app': HOME,
  '/auth': SIGN_IN,
  '/login': SIGN_IN,
  '/dashboard/login': SIGN_IN,
  '/access-denied': '/dashboard/permission-denied',
  '/dashboard/access-denied': '/dashboard/permission-denied',
  '/authentication-error': '/500',
  '/dashboard/authentication-error': '/500',
}
const fronts: Readonly<Record<string, FrontPage>> = {
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
  '/nosotros': 'about',
  '/pricing': 'pricing',
  '/payment': 'payment',
  '/faqs': 'faqs',
  '/contact-us': 'contact',
  '/estado-servicio': 'serviceState',
  '/credito/solicitud': 'creditInvitation',
  '/coming-soon': 'comingSoon',
  '/maintenance': 'maintenance',
  '/components': 'components',
  [TERMS_PATH]: 'legal',
}

/** Every address outside the generated and custom pages of the dashboard, without a last slash. */
export const frontAddresses: readonly string[] = [...Object.keys(redirects), ...Object.keys(fronts)]

/** Where the working day is marked: also by who cannot be asked about now, as long as their token holds. */
export const MARK = '/dashboard/rrhh/Marcar'

type Standing = Pick<SessionView, 'isInitialized' | 'isAuthenticated'> & {
  readonly expired?: boolean
  /** Somebody may mark here though nobody is signed in. */
  readonly mayMark?: boolean
}

/** Which boot serves an address, and which page of it; every address with or without a last slash. */
export function destinationOf(
  path: string,
  session: Standing,
  wanted: string | null = null,
): Destination {
  const bare = path.replace(/\/+$/, '')
  const redirect = redirects[bare]
  if (redirect) return { redirect }
  if (isDashboard(bare)) return onDesk(path, bare, session)
  const page = fronts[bare] ?? 'notFound'
  // Who was signed in is told there that this is over, wherever they were (product.md 4).
  if (session.expired && page !== 'login') return { redirect: SIGN_IN }
  if (session.isAuthenticated && page === 'login') return { redirect: wanted ?? HOME }
  if (session.isAuthenticated && page === 'register') return { redirect: PROFILE }
  return { boot: 'front', page }
}

function onDesk(path: string, bare: string, session: Standing): Destination {
  if (!session.isInitialized) return { boot: 'none' }
  if (session.isAuthenticated) return { boot: 'admin' }
  if (bare === MARK && session.mayMark) return { boot: 'front', page: 'markHere' }
  return { redirect: SIGN_IN, wanted: path }
}

/** Where a path inside the admin really leads: react-admin's own addresses have other names here. */
export const canonical = (path: string): string => redirects[path.replace(/\/+$/, '')] ?? path
