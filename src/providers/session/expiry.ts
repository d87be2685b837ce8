import { isValidToken, msUntilExpiry } from '../../base/token'

/** Time of the warning before expiry. */
const WARNING_MS = 120_000

export interface ExpiryWatch {
  /** In seconds. */
  readonly now: () => number
  readonly onSoon: () => void
  readonly onExpired: () => void
}

/**
 * Watches a token's expiry. Timers stop while a machine sleeps and overflow after 24.8 days, so the
 * clock is read again when one fires and whenever the page becomes visible.
 */
export function watchExpiry(token: string, { now, onSoon, onExpired }: ExpiryWatch): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isWarned = false
  const over = new AbortController()
  const wait = () => {
    const left = msUntilExpiry(token, now())
    timer = setTimeout(check, isWarned ? left : Math.max(left - WARNING_MS, 0))
  }
  const check = () => {
    clearTimeout(timer)
    if (!isValidToken(token, now())) {
      stop()
      onExpired()
      return
    }
    if (!isWarned && msUntilExpiry(token, now()) <= WARNING_MS) {
      isWarned = true
      onSoon()
    }
    wait()
  }
  const stop = () => {
    clearTimeout(timer)
    over.abort()
  }
  wait()
  const { signal } = over
  document.addEventListener('visibilitychange', check, { signal })
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, check, { signal })
  return stop
}
