import type { EarlyAnswer } from '../src/providers/opening/firstAnswers.js'
import type { FirstAsks } from '../src/providers/opening/firstAsks.js'

/** Requests of every page. */
export interface FirstPlan {
  /** Paths of the signed-in account and of the public settings. */
  readonly account: string
  readonly settings: string
  /** `Accept-Language` by stored language. */
  readonly languages: Readonly<Record<string, string>>
  /** Language of readers without a choice. */
  readonly language: string
  /** Requests that missed this often are not sent. */
  readonly misses: number
}

/**
 * Sends the first requests of a page while its scripts still load: account, settings and what the page
 * asked for on its last visit. `withFirstAnswers` hands the answers to the app. Copied as text into
 * index.html; it must not refer to other code.
 */
export function askFirst(plan: FirstPlan): void {
  const stored = (name: string) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null // blocked storage: no session
    }
  }
  const read = (from: () => string) => {
    try {
      return JSON.parse(from())
    } catch {
      return undefined
    }
  }
  if (!navigator.onLine) return
  const token = stored('accessToken') ?? ''
  const claims = read(() => atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
  const isValid = claims?.exp > Date.now() / 1000
  const asks: FirstAsks | undefined = read(() => stored('firstAsks') ?? '')
  const isTheirs = isValid && asks?.owner === String(claims.sub)
  const chosen = stored('i18nextLng') ?? plan.language
  const language = plan.languages[chosen] ?? plan.languages[plan.language] ?? ''
  const early = new Map<string, EarlyAnswer>()
  const ask = (path: string, headers: Readonly<Record<string, string>>, isSigned: boolean) => {
    if (early.has(path) || new URL(path, location.origin).origin !== location.origin) return
    const end = new AbortController()
    const request = new Request(path, {
      headers: { ...headers, ...(isSigned && { Authorization: `Bearer ${token}` }) },
      signal: end.signal,
    })
    const response = fetch(request)
    response.catch(() => undefined)
    early.set(path, { request, response, stop: () => end.abort() })
  }
  const usual = { Accept: 'application/json', 'Accept-Language': language }
  if (isValid) ask(plan.account, usual, true)
  ask(plan.settings, usual, false)
  for (const { path, headers, isSigned, misses = 0 } of (isTheirs &&
    asks.pages[location.pathname]) ||
    [])
    if (misses < plan.misses && headers['accept-language'] === language)
      ask(path, headers, isSigned)
  window.earlyAnswers = [...early.values()]
}
