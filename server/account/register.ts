import { guestRole } from '../../src/base/business'
import { networkOf } from '../../src/base/network'
import { count, type Limit, uncount } from '../access/rateLimits'
import type { AccountContext } from '../auth/accountContext'
import type { Device } from '../auth/knownDevice'
import { endReplaced, openSession } from '../auth/sessions'
import { findByEmail } from '../auth/users'
import { FieldProblems, Refusal } from '../base/refusal'
import type { RecordValues } from '../query/requestContext'
import { createAccount } from './createAccount'
import { acceptTerms, checkAcceptedTerms } from './terms'

const byAddress: Limit = { name: 'register-origin', most: 20, minutes: 60 }
/** Number of times per network that a registered address is revealed; then every request is asked to wait. */
const takenAddressLimit: Limit = { name: 'register-taken', most: 5, minutes: 60 }
const demanded = ['EMAIL', 'PASSWORD', 'DISPLAYNAME']

type Body = RecordValues

interface Circumstances {
  readonly address: string
  readonly agent?: string
  readonly device?: Device | undefined
  readonly replaces?: readonly string[]
  readonly terms?: string | undefined
}

/**
 * Creates an account of role `user`, ignoring `ROLE` in the body. The picture's address is stored as sent;
 * clients display it only from configured sites.
 */
export async function register(
  context: AccountContext,
  body: Body,
  { address, agent, device, replaces = [], terms }: Circumstances,
) {
  if (terms !== undefined) checkAcceptedTerms(terms)
  demandFields(body)
  await count(context, byAddress, address)
  await demandFree(context, body.EMAIL, networkOf(address, 'wide'))
  const { ISPUBLIC = true, ...account } = body
  const userId = await createAccount(context, {
    ...account,
    ISPUBLIC,
    ROLE: guestRole(),
  })
  if (terms !== undefined) await acceptTerms(context, userId, terms)
  const accessToken = await openSession(context, userId, agent)
  await endReplaced(context, [device?.session, ...replaces])
  return { userId, accessToken }
}

/** Counts before the lookup: above the limit, free and registered addresses have the same answer. */
async function demandFree(context: AccountContext, email: unknown, network: string) {
  await count(context, takenAddressLimit, network)
  if (typeof email === 'string' && (await findByEmail(context, email.trim())))
    throw new Refusal(422, 'invalid', { errors: { EMAIL: { key: 'taken' } } })
  await uncount(context, takenAddressLimit, network)
}

function demandFields(body: Body) {
  const problems = new FieldProblems()
  for (const name of demanded)
    if (body[name] == null || body[name] === '') problems.add(name, { key: 'required' })
  problems.refuseAny()
}
