import { fold } from '../../../src/domain/fold'
import { networkOf } from '../../../src/domain/network'
import { count, countOf, forget, type Limit, uncount } from '../../records/limits'
import type { AccountContext } from './accountContext'
import { type Device, isKnownOn } from './knownDevice'

/** Five wrong tries, then a wait; who goes on waits longer. */
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
/** All strangers together at one account: they are slowed, and nobody whom the account knows. */
const byAccount: Limit = { name: 'login', most: 20, minutes: 15 }
/** Where an account was signed in to of late. */
const known: Limit = { name: 'login-known', most: Number.MAX_SAFE_INTEGER, minutes: 30 * 24 * 60 }

export interface Attempt {
  readonly email: string
  /** Where the request comes from, as the socket says. */
  readonly address: string
  readonly device: Device | undefined
}

type Counted = readonly [Limit, who: string, isForgotten: boolean]

/**
 * The limits a sign-in counts against, by what nobody but the account's owner can have: a device on
 * which it was signed in before counts for itself, an address from which it was is spared the
 * account's limit. The same questions are asked for an account that does not exist.
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
 * Counts a try before it is looked at, so that parallel ones count; refuses it (429) above a limit.
 * Answers what a success does: it takes its own try back, and the place is known from then on.
 */
export async function countAttempt(context: AccountContext, attempt: Attempt) {
  const limits = await limitsOf(context, attempt)
  for (const [limit, who] of limits) await count(context, limit, who)
  return async () => {
    const { pair } = namesOf(attempt)
    for (const [limit, who, isForgotten] of limits)
      await (isForgotten ? forget : uncount)(context, limit, who)
    await forget(context, known, pair)
    await count(context, known, pair)
  }
}

function namesOf({ email, address }: Attempt) {
  const account = fold(email.trim())
  return { account, pair: `${account} ${networkOf(address)}` }
}
