import { count, type Limit } from '../../records/limits'
import { type Problem, Refusal } from '../../refusal'
import type { RegisterContext } from './accountContext'
import { makeAccount } from './makeAccount'
import { openSession } from './sessions'
import { acceptTerms, checkTerms } from './terms'
import { findByEmail } from './users'

const byAddress: Limit = { name: 'register-from', most: 20, minutes: 60 }
/** The six fields of product.md 3. */
const known = ['EMAIL', 'PASSWORD', 'DISPLAYNAME', 'ROLE', 'ISPUBLIC', 'PHOTOURL']
const demanded = ['EMAIL', 'PASSWORD', 'DISPLAYNAME']

type Body = Readonly<Record<string, unknown>>

interface Circumstances {
  readonly address: string
  readonly agent?: string
  /** The version of the terms that was accepted with it. */
  readonly terms?: string | undefined
}

/**
 * Makes an account of role `user`, whatever the body says of ROLE (design.md, decision 6). Its picture
 * lies where the configured one does: strangers have no other site told who looks at them.
 */
export async function register(
  context: RegisterContext,
  body: Body,
  { address, agent, terms }: Circumstances,
) {
  if (terms !== undefined) checkTerms(terms)
  const errors = problemsOf(body)
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'invalid', { errors })
  await count(context, byAddress, address)
  if (typeof body.EMAIL === 'string' && (await findByEmail(context, body.EMAIL.trim())))
    throw new Refusal(422, 'invalid', { errors: { EMAIL: { key: 'taken' } } })
  const { ISPUBLIC = true, ...given } = body
  const userId = await makeAccount(context, {
    ...given,
    ...('PHOTOURL' in given && { PHOTOURL: pictureOf(given.PHOTOURL, context.settings.photo) }),
    ISPUBLIC,
    ROLE: 'user',
  })
  if (terms !== undefined) await acceptTerms(context, userId, terms)
  return { userId, accessToken: await openSession(context, userId, agent) }
}

/** What is no address at all stays as it is: the schema refuses it. */
function pictureOf(given: unknown, configured: string): unknown {
  if (typeof given !== 'string' || !URL.canParse(given)) return given
  const { protocol, host } = new URL(given)
  return protocol === 'https:' && host !== new URL(configured).host ? configured : given
}

function problemsOf(body: Body): Record<string, Problem> {
  const unknown = Object.keys(body).filter(name => !known.includes(name))
  const missing = demanded.filter(name => body[name] == null || body[name] === '')
  return {
    ...Object.fromEntries(unknown.map(name => [name, { key: 'unknownField' }])),
    ...Object.fromEntries(missing.map(name => [name, { key: 'required' }])),
  }
}
