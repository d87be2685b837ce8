import type { Me } from '../../src/model/access/access'
import type { DataContext } from '../db/db'
import type { TableSpec } from '../db/spec'
import type { Mailer } from '../outbox/mailer'

/** Password hashing, injected: a native module on Node, a cheap function in tests. */
export interface PasswordHash {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** Functions of a business for accounts. */
export interface AccountBusiness {
  /** Columns of an account that decide which records it reaches; their changes go to the security log. */
  readonly accountScope?: readonly string[]
  readonly computedAttributes?: ComputedAttributes
}

/** Computes user attributes (`$me.…`) that accounts do not store; undefined for a person who has none. */
export type ComputedAttributes = (
  accounts: Pick<AccountContext, 'db' | 'catalogue'>,
  me: Me,
) => Promise<AttributesByTenant | undefined>

export interface AttributesByTenant {
  readonly byTenant: Readonly<Record<string, Partial<Me>>>
  /** In every other tenant. */
  readonly usual: Partial<Me>
}

export interface AccountContext extends DataContext {
  /** Default: a business without facts of its own. */
  readonly business?: AccountBusiness
  /** Tables of the catalogue, used to name constraint violations. */
  readonly tables: readonly TableSpec[]
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
