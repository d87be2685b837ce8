import { TERMS_HEADER } from '../../src/domain/terms'
import { simulatedMails } from '../adapters/mail/simulatedMailer'
import { login } from '../areas/account/login'
import { changePassword, setNewPassword } from '../areas/account/passwords'
import { register } from '../areas/account/register'
import { endSession, sessionReader, sessionsOf } from '../areas/account/sessions'
import { acceptTerms } from '../areas/account/terms'
import { tokenReader } from '../areas/account/token'
import { readUser } from '../areas/account/users'
import { askForMail, verifyAddress } from '../areas/account/verify'
import { rememberLanguage } from '../db/readerLanguage'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { readObject, readTexts } from './readJson'

const account = '/hanadb/api/account'

/** Sign-in, registration and the account itself (product.md 7). */
export function accountRoutes(add: AddRoute, context: AppContext) {
  const answerSignedIn = signedInAnswerer(context)

  add(`POST ${account}/login`, 'public', async c => {
    const { email, password } = await readTexts(c, ['email', 'password'])
    if (email.length > 200 || password.length > 200) throw new Refusal(401, 'badCredentials')
    const { accessToken } = await login(context, { email, password, ...from(c) })
    return answerSignedIn(c, accessToken)
  })

  add(`POST ${account}/register`, 'public', async c => {
    const { accessToken } = await register(context, await readObject(c), {
      ...from(c),
      terms: c.req.header(TERMS_HEADER),
    })
    return answerSignedIn(c, accessToken)
  })

  add(`GET ${account}/my-account`, 'signedIn', async c => {
    const { userId, token } = c.get('session')
    await rememberLanguage(context.db, { person: userId, language: c.get('language') })
    return c.json({ user: await readUser(context, c.get('me')), accessToken: token })
  })

  add(`POST ${account}/logout`, 'signedIn', async c => {
    await endSession(context, c.get('session'))
    return c.json({ signedOut: true })
  })

  add('GET /hanadb/api/view-as', 'signedIn', c => c.json({ me: c.get('me') }))

  mailRoutes(add, context)
  ownRoutes(add, context)
}

/** Proof of an address and a forgotten password: who has no account learns nothing here. */
function mailRoutes(add: AddRoute, context: AppContext) {
  const asking = (name: 'account.verify' | 'account.reset') => async (c: AppRequest) => {
    const { email } = await readTexts(c, ['email'])
    await askForMail(context, { name, email, language: c.get('language'), ...from(c) })
    return c.json({ accepted: true }, 202)
  }
  add(`POST ${account}/verify/send`, 'public', asking('account.verify'))
  add(`POST ${account}/reset-password`, 'public', asking('account.reset'))

  add(`POST ${account}/verify`, 'public', async c => {
    const { email, code } = await readTexts(c, ['email', 'code'])
    await verifyAddress(context, { email, code, ...from(c) })
    return c.json({ verified: true })
  })

  add(`POST ${account}/new-password`, 'public', async c => {
    const { secret, PASSWORD } = await readTexts(c, ['secret', 'PASSWORD'])
    await setNewPassword(context, { secret, password: PASSWORD, ...from(c) })
    return c.json({ changed: true })
  })

  add('GET /hanadb/api/simulated-mails', 'signedIn', async c => {
    if (c.get('me').ROLE !== '10') throw new Refusal(403, 'forbidden')
    if (!context.mailer.isSimulated) throw new Refusal(404, 'noSuchAddress')
    return c.json({ mails: await simulatedMails(context.db) })
  })
}

/** What a signed-in person does with their own password and sessions. */
function ownRoutes(add: AddRoute, context: AppContext) {
  add(`POST ${account}/password`, 'signedIn', async c => {
    const { current, PASSWORD } = await readTexts(c, ['current', 'PASSWORD'])
    await changePassword(context, { session: c.get('session'), current, password: PASSWORD })
    return c.json({ changed: true })
  })

  add(`POST ${account}/terms`, 'signedIn', async c => {
    const { version } = await readTexts(c, ['version'])
    await acceptTerms(context, c.get('session').userId, version)
    return c.json({ accepted: true })
  })

  add(`GET ${account}/sessions`, 'signedIn', async c => {
    const { id, userId } = c.get('session')
    const rows = await sessionsOf(context, userId)
    return c.json({ sessions: rows.map(row => ({ ...row, CURRENT: row.ID === id })) })
  })

  add(`DELETE ${account}/sessions/:id`, 'signedIn', async c => {
    const { userId } = c.get('session')
    const { numDeletedRows } = await endSession(context, { id: c.req.param('id') ?? '', userId })
    if (numDeletedRows === 0n) throw new Refusal(404, 'notFound')
    return c.json({ ended: true })
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

/** Where a request comes from and by what. */
const from = (c: AppRequest) => ({
  address: c.env?.address ?? 'unknown',
  agent: c.req.header('user-agent') ?? '',
})
