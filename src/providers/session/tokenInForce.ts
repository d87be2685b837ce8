import { expOf, isValidToken } from '../../base/token'
import { type ExpiryWatch, watchExpiry } from './expiry'

export type TokenInForce = ReturnType<typeof tokenInForce>

export function tokenInForce(watch: ExpiryWatch) {
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
