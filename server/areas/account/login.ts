import { fold } from '../../../src/domain/fold'
import { count, forget, type Limit, uncount } from '../../records/limits'
import { Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import { openSession } from './sessions'
import { findByEmail } from './users'

/** Guesses from one place lock out that place; guesses from many lock the account (safety.md 7). */
const byPair: Limit = { name: 'login-pair', most: 10, minutes: 15 }
const byAccount: Limit = { name: 'login', most: 50, minutes: 15 }
const byAddress: Limit = { name: 'login-from', most: 100, minutes: 15 }

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Where the request comes from, as the socket says. */
  readonly address: string
  /** What the browser calls itself. */
  readonly agent?: string
}

const nobody = new WeakMap<AccountContext['hash'], Promise<string>>()

/** Same answer and same time for an unknown person and a wrong password (safety.md 7). */
export async function login(context: AccountContext, credentials: Credentials) {
  const { email, password, address, agent } = credentials
  const account = fold(email)
  const pair = `${account} ${address}`
  await count(context, byAddress, address)
  await count(context, byPair, pair)
  await count(context, byAccount, account)
  const user = await findByEmail(context, email.trim())
  const hash = typeof user?.PASSWORD === 'string' ? user.PASSWORD : await hashOfNobody(context)
  const isRight = await context.hash.verify(hash, password)
  if (!user || !isRight || typeof user.PASSWORD !== 'string')
    throw new Refusal(401, 'badCredentials')
  if (user.ACTIVE === false || user.ACTIVE === 0) throw new Refusal(403, 'suspended')
  await forget(context, byPair, pair)
  await uncount(context, byAccount, account)
  await uncount(context, byAddress, address)
  const userId = Number(user.ID)
  return { userId, accessToken: await openSession(context, userId, agent) }
}

function hashOfNobody({ hash }: AccountContext) {
  const known = nobody.get(hash) ?? hash.hash(crypto.randomUUID())
  nobody.set(hash, known)
  return known
}
