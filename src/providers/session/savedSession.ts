import type { SessionUser } from '../../base/accounts/session'
import { isObject, parseJson } from '../../base/parseJson'
import { isValidToken, subOf } from '../../base/token'
import type { SafeStorage } from './storage'

export const TOKEN_KEY = 'accessToken'
/** Set while lists lie on the device. */
export const COPIES_KEY = 'copies'
export const USER_KEY = 'user'
/** Tells other tabs that the session expired, as opposed to a sign-out. */
export const ENDED_KEY = 'sessionEnded'
/** First requests of the pages that this account opened, for their next visit. */
export const FIRST_ASKS_KEY = 'firstAsks'

export function savedToken(storage: SafeStorage, nowSeconds: number): string | null {
  const token = storage.get(TOKEN_KEY)
  return isValidToken(token, nowSeconds) ? token : null
}

/** The saved user, for display, if it belongs to the same account; otherwise the fetched one. */
export function displayed(storage: SafeStorage, fetched: SessionUser, token: string): SessionUser {
  const saved = savedUser(storage)
  return saved && saved.ID !== undefined && String(saved.ID) === subOf(token) ? saved : fetched
}

export function savedUser(storage: SafeStorage): SessionUser | null {
  const saved = parseJson(storage.get(USER_KEY))
  return isObject(saved) ? saved : null
}

export const saveUser = (storage: SafeStorage, user: SessionUser) =>
  storage.set(USER_KEY, JSON.stringify(user))
