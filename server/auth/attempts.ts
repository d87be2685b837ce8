import { fold } from '../../src/base/fold'
import { networkOf } from '../../src/base/network'
import { count, countOf, forgetLimits, type Limit, uncount } from '../access/rateLimits'
import type { AccountContext } from './accountContext'
import { type Device, isKnownOn } from './knownDevice'

/** Five failed attempts, then a wait that grows with further attempts. */
const soon = { most: 5, minutes: 5 } as const
const later = { most: 20, minutes: 60 } as const
const byDevice: readonly Limit[] = [
  { name: 'login-device', ...soon },
  { name: 'login-device-hour', ...later },
]
const byPair: readonly Limit[] = [
  { name: 'login-pair', ...soon },
  { name: 'login-pair-hour', ...later },
]
/** All unknown addresses together, per account; known devices and addresses are exempt. */
const byAccount: Limit = { name: 'login', most: 20, minutes: 15 }
/** Devices and addresses from which an account was recently signed in to. */
const known: Limit = { name: 'login-known', most: Number.MAX_SAFE_INTEGER, minutes: 30 * 24 * 60 }

interface Attempt {
  readonly email: string
  readonly address: string
  readonly device: Device | undefined
}

type Counted = readonly [Limit, who: string, isForgotten: boolean]

/**
 * Limits that count a sign-in: a known device has its own limit, and a known address is exempt from the
 * account's. The queries are the same for an account that does not exist.
 */
async function limitsOf(context: AccountContext, attempt: Attempt): Promise<readonly Counted[]> {
  const { device } = attempt
  const { account, pair } = namesOf(attempt)
  const isNear = (await countOf(context, known, pair)) > 0
  if (device && (await isKnownOn(device, attempt.email)))
    return byDevice.map(limit => [limit, `${account} ${device.id}`, true])
  const here = byPair.map(limit => [limit, pair, true] as const)
  return isNear ? here : [...here, [byAccount, account, false]]
}

/**
 * Counts an attempt before checking it, so that parallel attempts count; 429 above a limit. Returns a
 * function for success: it takes the attempt back and remembers device and address.
 */
export async function countAttempt(context: AccountContext, attempt: Attempt) {
  const limits = await limitsOf(context, attempt)
  for (const [limit, who] of limits) await count(context, limit, who)
  return async () => {
    const { pair } = namesOf(attempt)
    for (const [limit, who, isForgotten] of limits)
      await (isForgotten ? forgetLimits : uncount)(context, limit, who)
    await forgetLimits(context, known, pair)
    await count(context, known, pair)
  }
}

function namesOf({ email, address }: Attempt) {
  const account = fold(email.trim())
  return { account, pair: `${account} ${networkOf(address)}` }
}
