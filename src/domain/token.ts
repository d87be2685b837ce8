import { jwtDecode } from 'jwt-decode'

/** setTimeout fires at once beyond this: 24.8 days (design.md decision 7). */
const longestTimer = 2 ** 31 - 1

type MaybeToken = string | null | undefined

/** When a token expires, in seconds; undefined if it cannot be read or does not say. */
export const expOf = (token: MaybeToken): number | undefined => {
  const exp = claimsOf(token)?.exp
  return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined
}

/** Whose token it is, as text; undefined if it cannot be read or does not say. */
export const subOf = (token: MaybeToken): string | undefined => {
  const sub = claimsOf(token)?.sub
  return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : undefined
}

/** A stored token counts only if its exp is later than now (product.md 5). */
export const isValidToken = (token: MaybeToken, nowSeconds: number): boolean => {
  const exp = expOf(token)
  return exp !== undefined && exp > nowSeconds
}

/** How long to wait for the expiry. A clamped wait ends early: ask `isValidToken` when it fires. */
export const msUntilExpiry = (token: MaybeToken, nowSeconds: number): number => {
  const ms = ((expOf(token) ?? 0) - nowSeconds) * 1000
  return Math.min(Math.max(Math.ceil(ms), 0), longestTimer)
}

function claimsOf(token: MaybeToken): { exp?: unknown; sub?: unknown } | null | undefined {
  if (!token) return undefined
  try {
    return jwtDecode<{ exp?: unknown; sub?: unknown } | null>(token)
  } catch {
    // What is no token says nothing; product.md 4 treats any such error as signed out.
    return undefined
  }
}
