import { login } from '../areas/account/login'
import { register } from '../areas/account/register'
import { endSession, sessionReader } from '../areas/account/sessions'
import { tokenReader } from '../areas/account/token'
import { readUser } from '../areas/account/users'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { readObject } from './readJson'

/** Sign-in, registration and the account itself (product.md 7). */
export function accountRoutes(add: AddRoute, context: AppContext) {
  const answerSignedIn = signedInAnswerer(context)

  add('POST /hanadb/api/account/login', 'public', async c => {
    const { email, password, ...rest } = await readObject(c)
    if (typeof email !== 'string' || typeof password !== 'string' || Object.keys(rest).length > 0)
      throw new Refusal(422, 'invalid', { errors: credentialProblems(email, password, rest) })
    if (email.length > 200 || password.length > 200) throw new Refusal(401, 'badCredentials')
    const { accessToken } = await login(context, { email, password, address: addressOf(c) })
    return answerSignedIn(c, accessToken)
  })

  add('POST /hanadb/api/account/register', 'public', async c => {
    const { accessToken } = await register(context, await readObject(c), addressOf(c))
    return answerSignedIn(c, accessToken)
  })

  add('GET /hanadb/api/account/my-account', 'signedIn', async c =>
    c.json({ user: await readUser(context, c.get('me')), accessToken: c.get('session').token }),
  )

  add('POST /hanadb/api/account/logout', 'signedIn', async c => {
    await endSession(context, c.get('session').id)
    return c.json({ signedOut: true })
  })
}

function signedInAnswerer(context: AppContext) {
  const readToken = tokenReader(context)
  const readSession = sessionReader(context)
  return async (c: AppRequest, accessToken: string) => {
    const me = await readSession(await readToken(accessToken), undefined)
    return c.json({ accessToken, user: await readUser(context, me) })
  }
}

const addressOf = (c: AppRequest) => c.env?.address ?? 'unknown'

function credentialProblems(email: unknown, password: unknown, rest: object) {
  const problem = (value: unknown) => ({ key: value === undefined ? 'required' : 'notText' })
  return {
    ...(typeof email === 'string' ? {} : { email: problem(email) }),
    ...(typeof password === 'string' ? {} : { password: problem(password) }),
    ...Object.fromEntries(Object.keys(rest).map(name => [name, { key: 'unknownField' }])),
  }
}
