import { isValidToken, msUntilExpiry } from '../domain/token'

/**
 * Watches a token's expiry. Timers stop while a machine sleeps and overflow after 24.8 days, so the
 * clock is asked again when one fires and whenever the page is looked at again (safety.md 25).
 */
export function watchExpiry(token: string, onExpired: () => void, now: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    clearTimeout(timer)
    if (!isValidToken(token, now())) {
      stop()
      onExpired()
      return
    }
    timer = setTimeout(check, msUntilExpiry(token, now()))
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('focus', check)
    window.removeEventListener('pageshow', check)
  }
  timer = setTimeout(check, msUntilExpiry(token, now()))
  document.addEventListener('visibilitychange', check)
  window.addEventListener('focus', check)
  window.addEventListener('pageshow', check)
  return stop
}
