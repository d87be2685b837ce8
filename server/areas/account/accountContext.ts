import type { Catalogue } from '../../../src/model/resource'
import type { Mailer } from '../../adapters/mail/mail'
import type { Db } from '../../db/db'
import type { TableSpec } from '../../db/spec'

/** Password hashing, brought from outside: a native module on Node, something cheap in tests. */
export interface PasswordHash {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** What accounts and sessions stand on. */
export interface AccountContext {
  readonly db: Db
  readonly catalogue: Catalogue
  /** All tables of the catalogue, to name what the database refuses. */
  readonly tables: readonly TableSpec[]
  readonly clock: () => Date
  readonly hash: PasswordHash
  readonly secret: Uint8Array
  readonly tokenMinutes: number
}

/** What mails to accounts stand on besides. */
export interface MailContext extends AccountContext {
  readonly mailer: Mailer
  /** Where people open the app, without a last slash: what links in mails begin with. */
  readonly publicUrl: string
}

export interface Session {
  readonly id: string
  readonly userId: number
  readonly token: string
}
