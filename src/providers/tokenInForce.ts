import { isValidToken } from '../domain/token'
import { watchExpiry } from './expiry'

export type TokenInForce = ReturnType<typeof tokenInForce>

/** The token requests carry now, and the watch on its expiry. */
export function tokenInForce(now: () => number, onExpired: () => void) {
  let token: string | null = null
  let stopWatching = () => {}
  return {
    /** Null once its exp has passed. */
    current: () => (isValidToken(token, now()) ? token : null),
    is: (other: string | null) => token === other,
    use(next: string | null) {
      stopWatching()
      token = next
      stopWatching = next ? watchExpiry(next, onExpired, now) : () => {}
    },
  }
}
