import { expOf, isValidToken } from '../domain/token'
import { type ExpiryWatch, watchExpiry } from './expiry'

export type TokenInForce = ReturnType<typeof tokenInForce>

/** The token requests carry now, and the watch on its expiry. */
export function tokenInForce(watch: ExpiryWatch) {
  let token: string | null = null
  let stopWatching = () => {}
  return {
    /** Null once its exp has passed. */
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
