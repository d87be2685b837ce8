import { subOf } from '../../base/token'
import type { Me } from '../../model/access/access'
import { meOf } from './me'
import { savedToken, savedUser } from './savedSession'
import type { SafeStorage } from './storage'

interface Place {
  readonly storage: SafeStorage
  /** In seconds. */
  readonly now: number
}

/** The saved user with an unexpired token on this device; a hint, not a proof of identity. */
export function savedHolder({
  storage,
  now,
}: Place): { readonly me: Me; readonly name: string } | null {
  const user = savedUser(storage)
  const sub = subOf(savedToken(storage, now))
  if (!user || sub === undefined || String(user.ID) !== sub) return null
  return { me: meOf(user, user), name: String(user.DISPLAYNAME ?? user.EMAIL ?? '') }
}
