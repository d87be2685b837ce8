import { hash, verify } from '@node-rs/argon2'
import type { PasswordHash } from '../areas/account/accountContext'

/** argon2id in the driver's default strength, off the event loop (OWASP: 19 MiB, two passes). */
export const hashPassword: PasswordHash = {
  hash: password => hash(password),
  verify: (stored, password) => verify(stored, password).catch(() => false),
}
