import { networkOf } from '../../../src/domain/network'
import { count, type Limit, uncount } from '../../records/limits'
import { FieldProblems, Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import type { Device } from './knownDevice'
import { makeAccount } from './makeAccount'
import { endReplaced, openSession } from './sessions'
import { acceptTerms, checkTerms } from './terms'
import { findByEmail } from './users'

const byAddress: Limit = { name: 'register-from', most: 20, minutes: 60 }
/** How often a network is told that an address is taken; then it is told to wait, whatever it asks for. */
const takenTold: Limit = { name: 'register-taken', most: 5, minutes: 60 }
/** The six fields of product.md 3. */
const known = ['EMAIL', 'PASSWORD', 'DISPLAYNAME', 'ROLE', 'ISPUBLIC', 'PHOTOURL']
const demanded = ['EMAIL', 'PASSWORD', 'DISPLAYNAME']

type Body = Readonly<Record<string, unknown>>

interface Circumstances {
  readonly address: string
  readonly agent?: string
  readonly device?: Device | undefined
  readonly replaces?: readonly string[]
  /** The version of the terms that was accepted with it. */
  readonly terms?: string | undefined
}

/**
 * Makes an account of role `user`, whatever the body says of ROLE (design.md, decision 6). The address of its
 * picture is kept as it was sent; the screens draw it only from sites that configuration names.
 */
export async function register(
  context: AccountContext,
  body: Body,
  { address, agent, device, replaces = [], terms }: Circumstances,
) {
  if (terms !== undefined) checkTerms(terms)
  demandFields(body)
  await count(context, byAddress, address)
  await demandFree(context, body.EMAIL, networkOf(address, 'wide'))
  const { ISPUBLIC = true, ...given } = body
  const userId = await makeAccount(context, {
    ...given,
    ISPUBLIC,
    ROLE: 'user',
  })
  if (terms !== undefined) await acceptTerms(context, userId, terms)
  const accessToken = await openSession(context, userId, agent)
  await endReplaced(context, [device?.session, ...replaces])
  return { userId, accessToken }
}

/** Counted before it is looked up: above the limit a free address and a taken one answer alike. */
async function demandFree(context: AccountContext, email: unknown, network: string) {
  await count(context, takenTold, network)
  if (typeof email === 'string' && (await findByEmail(context, email.trim())))
    throw new Refusal(422, 'invalid', { errors: { EMAIL: { key: 'taken' } } })
  await uncount(context, takenTold, network)
}

function demandFields(body: Body) {
  const problems = new FieldProblems()
  problems.addUnknown(body, name => known.includes(name))
  for (const name of demanded)
    if (body[name] == null || body[name] === '') problems.add(name, { key: 'required' })
  problems.refuseAny()
}
