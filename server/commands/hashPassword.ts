import { hash, verify } from '@node-rs/argon2'
import type { PasswordHash } from '../auth/accountContext'

/** argon2id with the driver's default parameters, off the event loop (OWASP: 19 MiB, two passes). */
export const hashPassword: PasswordHash = {
  hash: password => hash(password),
  verify: (stored, password) => verify(stored, password).catch(() => false),
}
