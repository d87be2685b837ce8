import { subOf } from '../domain/token'
import type { Me } from '../model/access'
import { meOf } from './me'
import { savedToken, savedUser } from './savedSession'
import type { SafeStorage } from './storage'

interface Place {
  readonly storage: SafeStorage
  /** In seconds. */
  readonly now: number
}

/** Whose token lies on this device and still holds, as far as they are the saved user; it proves nothing. */
export function holderHere({
  storage,
  now,
}: Place): { readonly me: Me; readonly name: string } | null {
  const user = savedUser(storage)
  const sub = subOf(savedToken(storage, now))
  if (!user || sub === undefined || String(user.ID) !== sub) return null
  return { me: meOf(user, user), name: String(user.DISPLAYNAME ?? user.EMAIL ?? '') }
}
