import { type Problem, Refusal } from '../../refusal'
import type { AccountContext } from './accountContext'
import { count, type Limit } from './limits'
import { makeAccount } from './makeAccount'
import { openSession } from './sessions'
import { findByEmail } from './users'

const byAddress: Limit = { name: 'register-from', most: 20, minutes: 60 }
/** The six fields of product.md 3. */
const known = ['EMAIL', 'PASSWORD', 'DISPLAYNAME', 'ROLE', 'ISPUBLIC', 'PHOTOURL']
const demanded = ['EMAIL', 'PASSWORD', 'DISPLAYNAME']

type Body = Readonly<Record<string, unknown>>

/** Makes an account of role `user`, whatever the body says of ROLE (design.md, decision 6). */
export async function register(
  context: AccountContext,
  body: Body,
  { address, agent }: { readonly address: string; readonly agent?: string },
) {
  const errors = problemsOf(body)
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'invalid', { errors })
  await count(context, byAddress, address)
  if (typeof body.EMAIL === 'string' && (await findByEmail(context, body.EMAIL.trim())))
    throw new Refusal(422, 'invalid', { errors: { EMAIL: { key: 'taken' } } })
  const { ISPUBLIC = true, ...given } = body
  const userId = await makeAccount(context, { ...given, ISPUBLIC, ROLE: 'user' })
  return { userId, accessToken: await openSession(context, userId, agent) }
}

function problemsOf(body: Body): Record<string, Problem> {
  const unknown = Object.keys(body).filter(name => !known.includes(name))
  const missing = demanded.filter(name => body[name] == null || body[name] === '')
  return {
    ...Object.fromEntries(unknown.map(name => [name, { key: 'unknownField' }])),
    ...Object.fromEntries(missing.map(name => [name, { key: 'required' }])),
  }
}
