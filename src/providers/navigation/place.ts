import { business } from '../../base/business'
import { createListeners } from '../../base/listeners'

/** The current location, shared by both boots; the admin's router knows only /dashboard. */
export interface BrowserLocation {
  path(): string
  /** The page requested before sign-in. */
  wanted(): string | null
  subscribe(listener: () => void): () => void
  go(path: string, options?: { replace?: boolean; wanted?: string | null }): void
}

/** The page after the sign-in; without one of the business, the dashboard opens the first entry of the menu. */
export const homePath = () => business().home ?? '/dashboard'
/** The person's profile: landing page of new accounts. */
export const PROFILE = '/dashboard/user/profile'
/** The page about missing access, with the address of the closed page. */
export const deniedAddress = (from: string) =>
  `/dashboard/permission-denied?from=${encodeURIComponent(from.replace(/\/+$/, '')).replaceAll('%2F', '/')}`
export const NOTICES = '/dashboard/notifications-page'
/** Path of the pages of menu sections, below `/dashboard`. */
export const SECTION = 'section'
export const SIGN_IN = '/auth/login/'

/** True for paths of the admin's router. */
export const isDashboard = (path: string) => /^\/dashboard(\/|$)/.test(path)

export function createPlace(): BrowserLocation {
  const { notify, subscribe } = createListeners()
  window.addEventListener('popstate', () => notify())
  return {
    path: () => window.location.pathname,
    wanted() {
      const { wanted } = (window.history.state ?? {}) as { wanted?: unknown }
      return typeof wanted === 'string' && isDashboard(wanted) ? wanted : null
    },
    subscribe,
    go(path, { replace = false, wanted = null } = {}) {
      const { pathname, search, hash } = window.location
      if (path === `${pathname}${search}${hash}`) return
      const state = wanted ? { wanted } : null
      if (replace) window.history.replaceState(state, '', path)
      else window.history.pushState(state, '', path)
      notify()
    },
  }
}
