import type { SessionUser } from '../domain/session'
import { isValidToken, subOf } from '../domain/token'
import { isObject } from './sessionView'
import type { SafeStorage } from './storage'

/** The names product.md 3 gives them. */
export const TOKEN_KEY = 'accessToken'
export const USER_KEY = 'user'
/** Tells the other tabs that nobody signed out: the session came to its end. */
export const ENDED_KEY = 'sessionEnded'

/** The stored token, if it may still be used. */
export function savedToken(storage: SafeStorage, nowSeconds: number): string | null {
  const token = storage.get(TOKEN_KEY)
  return isValidToken(token, nowSeconds) ? token : null
}

/** The saved user wins for display, but only over their own account (design.md, decision 5). */
export function displayed(storage: SafeStorage, fetched: SessionUser, token: string): SessionUser {
  const saved = savedUser(storage)
  return saved && saved.ID !== undefined && String(saved.ID) === subOf(token) ? saved : fetched
}

export function savedUser(storage: SafeStorage): SessionUser | null {
  try {
    const saved: unknown = JSON.parse(storage.get(USER_KEY) ?? 'null')
    return isObject(saved) ? saved : null
  } catch {
    // A corrupt value is as good as none.
    return null
  }
}

export const saveUser = (storage: SafeStorage, user: SessionUser) =>
  storage.set(USER_KEY, JSON.stringify(user))
