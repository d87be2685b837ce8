import { Refusal } from '../base/refusal'
import type { AccountContext } from './accountContext'
import { countAttempt } from './attempts'
import type { Device } from './knownDevice'
import { endReplaced, openSession } from './sessions'
import { findByEmail } from './users'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly address: string
  readonly agent?: string
  /** The device, if known. */
  readonly device?: Device | undefined
  /** Further sessions that this one replaces. */
  readonly replaces?: readonly string[]
}

const nobody = new WeakMap<AccountContext['hash'], Promise<string>>()

/** Unknown accounts and wrong passwords have the same answer and timing. */
export async function login(context: AccountContext, credentials: Credentials) {
  const { email, password, address, agent, device } = credentials
  const succeeded = await countAttempt(context, { email, address, device })
  const ofNobody = await hashOfNobody(context)
  const user = await findByEmail(context, email.trim())
  const hash = typeof user?.PASSWORD === 'string' ? user.PASSWORD : ofNobody
  const isRight = await context.hash.verify(hash, password)
  if (!user || !isRight || typeof user.PASSWORD !== 'string')
    throw new Refusal(401, 'badCredentials')
  if (user.ACTIVE === false || user.ACTIVE === 0) throw new Refusal(403, 'suspended')
  await succeeded()
  const userId = Number(user.ID)
  const accessToken = await openSession(context, userId, agent)
  await endReplaced(context, [device?.session, ...(credentials.replaces ?? [])])
  return { userId, accessToken }
}

function hashOfNobody({ hash }: AccountContext) {
  const known = nobody.get(hash) ?? hash.hash(crypto.randomUUID())
  nobody.set(hash, known)
  return known
}
