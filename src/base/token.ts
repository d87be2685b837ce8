import { jwtDecode } from 'jwt-decode'

/** Maximum of setTimeout, 24.8 days; longer timers fire at once. */
const longestTimer = 2 ** 31 - 1

type MaybeToken = string | null | undefined

/** Expiry of a token in seconds; undefined if missing or unreadable. */
export const expOf = (token: MaybeToken): number | undefined => {
  const exp = claimsOf(token)?.exp
  return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined
}

/** Subject of a token; undefined if missing or unreadable. */
export const subOf = (token: MaybeToken): string | undefined => {
  const sub = claimsOf(token)?.sub
  return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : undefined
}

/** True when the token expires in the future. */
export const isValidToken = (token: MaybeToken, nowSeconds: number): boolean => {
  const exp = expOf(token)
  return exp !== undefined && exp > nowSeconds
}

/** Milliseconds until expiry, limited to the longest timer: check `isValidToken` when it fires. */
export const msUntilExpiry = (token: MaybeToken, nowSeconds: number): number => {
  const ms = ((expOf(token) ?? 0) - nowSeconds) * 1000
  return Math.min(Math.max(Math.ceil(ms), 0), longestTimer)
}

function claimsOf(token: MaybeToken): { exp?: unknown; sub?: unknown } | null | undefined {
  if (!token) return undefined
  try {
    return jwtDecode<{ exp?: unknown; sub?: unknown } | null>(token)
  } catch {
    // Invalid text counts as signed out.
    return undefined
  }
}
