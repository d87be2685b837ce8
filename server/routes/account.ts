import { getCookie, setCookie } from 'hono/cookie'
import { TERMS_HEADER } from '../../src/domain/terms'
import { longestPassword } from '../../src/model/kinds/contact'
import {
  DEVICE_COOKIE,
  DEVICE_DAYS,
  type Device,
  deviceCookie,
  readDevice,
} from '../areas/account/knownDevice'
import { login } from '../areas/account/login'
import { mailsShown } from '../areas/account/mailsShown'
import { changePassword, countChange, setNewPassword } from '../areas/account/passwords'
import { register } from '../areas/account/register'
import { endSession, sessionReader, sessionsOf } from '../areas/account/sessions'
import { acceptTerms } from '../areas/account/terms'
import { tokenReader } from '../areas/account/token'
import { emailOf, readUser } from '../areas/account/users'
import { askForMail, verifyAddress } from '../areas/account/verify'
import { rememberLanguage } from '../db/readerLanguage'
import { logsFaults } from '../db/troubles'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { readObject, readTexts } from './readJson'
import { notingRegister, notingSignIn } from './securityLog'

const account = '/hanadb/api/account'

/** Sign-in, registration and the account itself (product.md 7). */
export function accountRoutes(add: AddRoute, context: AppContext) {
  const answerSignedIn = signedInAnswerer(context)
  const browserOf = browserReader(context)

  add(`POST ${account}/login`, { policy: 'public', reads: true }, async c => {
    const { email, password } = await readTexts(c, ['email', 'password'])
    if (email.length > 254 || password.length > longestPassword)
      throw new Refusal(401, 'badCredentials')
    const browser = await browserOf(c)
    const { accessToken } = await notingSignIn(c, { log: context.log, email }, () =>
      login(context, { email, password, ...from(c), ...browser }),
    )
    return answerSignedIn(c, accessToken, { email, ...browser })
  })

  add(`POST ${account}/register`, 'public', async c => {
    const body = await readObject(c)
    const browser = await browserOf(c)
    const terms = c.req.header(TERMS_HEADER)
    const { accessToken } = await notingRegister(c, context.log, () =>
      register(context, body, { ...from(c), ...browser, terms }),
    )
    return answerSignedIn(c, accessToken, { email: body.EMAIL as string, ...browser })
  })

  add(`GET ${account}/my-account`, 'signedIn', async c => {
    const { userId, token } = c.get('session')
    // the account is read also where nothing can be kept
    const reading = { person: userId, language: c.get('language') }
    await rememberLanguage(context.db, reading).catch(
      logsFaults(context.log, 'the language could not be kept', 'warn'),
    )
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
    const userId = await setNewPassword(context, { secret, password: PASSWORD, ...from(c) })
    // who read the mail is no stranger to the account, however many guess at it
    const email = await emailOf(context, userId)
    const device = await readDevice(context, getCookie(c, DEVICE_COOKIE))
    await leaveDevice(c, context, { email, device })
    return c.json({ changed: true })
  })

  add('GET /hanadb/api/simulated-mails', 'signedIn', async c => {
    if (c.get('me').ROLE !== '10') throw new Refusal(403, 'forbidden')
    if (!context.mailer.isSimulated) throw new Refusal(404, 'noSuchAddress')
    return c.json({ mails: await mailsShown(context, c.get('me')) })
  })
}

/** What a signed-in person does with their own password and sessions. */
function ownRoutes(add: AddRoute, context: AppContext) {
  add(`POST ${account}/password`, 'signedIn', async c => {
    await countChange(context, c.get('session'))
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

interface SigningIn {
  readonly email: string
  readonly device: Device | undefined
}

/** Answers token and user, and leaves the cookie by which this browser is known the next time. */
function signedInAnswerer(context: AppContext) {
  const readToken = tokenReader(context)
  const readSession = sessionReader(context)
  return async (c: AppRequest, accessToken: string, { email, device }: SigningIn) => {
    const claims = await readToken(accessToken)
    const me = await readSession(claims, undefined)
    await leaveDevice(c, context, { email, device, session: claims.id })
    return c.json({ accessToken, user: await readUser(context, me) })
  }
}

async function leaveDevice(
  c: AppRequest,
  context: AppContext,
  { device, ...signedIn }: SigningIn & { readonly session?: string },
) {
  setCookie(c, DEVICE_COOKIE, await deviceCookie(context, device, signedIn), {
    path: account,
    httpOnly: true,
    sameSite: 'Strict',
    secure: context.publicUrl.startsWith('https:'),
    maxAge: DEVICE_DAYS * 86_400,
  })
}

/** The browser that signs in, and the session it held until now. */
function browserReader(context: AppContext) {
  const readToken = tokenReader(context)
  return async (c: AppRequest) => {
    const device = await readDevice(context, getCookie(c, DEVICE_COOKIE))
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const held = token ? await readToken(token).catch(() => undefined) : undefined
    return { device, replaces: held ? [held.id] : [] }
  }
}

/** Where a request comes from and by what. */
const from = (c: AppRequest) => ({
  address: c.env?.address ?? 'unknown',
  agent: c.req.header('user-agent') ?? '',
})
