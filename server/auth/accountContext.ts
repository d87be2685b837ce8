import type { Catalogue } from '../../src/model/fields/resource'
import type { Db } from '../db/db'
import type { TableSpec } from '../db/spec'
import type { Mailer } from '../outbox/mailer'

/** Password hashing, injected: a native module on Node, a cheap function in tests. */
export interface PasswordHash {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

export interface AccountContext {
  readonly db: Db
  readonly catalogue: Catalogue
  /** Tables of the catalogue, used to name constraint violations. */
  readonly tables: readonly TableSpec[]
  readonly clock: () => Date
  readonly hash: PasswordHash
  readonly secret: Uint8Array
  readonly tokenMinutes: number
}

export interface MailContext extends AccountContext {
  readonly mailer: Mailer
  /** Public base URL without trailing slash; links in mails start with it. */
  readonly publicUrl: string
}

export interface AccountSession {
  readonly id: string
  readonly userId: number
  readonly token: string
}
