import { generateCookie, getCookie } from 'hono/cookie'
import { TERMS_HEADER } from '../../src/base/accounts/terms'
import { apiPath } from '../../src/base/business'
import { fold } from '../../src/base/fold'
import { longestPassword } from '../../src/kinds/password/data'
import { type Me, policyOf } from '../../src/model/access/access'
import type { OpenSession, SimulatedMail } from '../../src/model/endpoints/account'
import * as routes from '../../src/model/endpoints/account'
import * as sessionRoutes from '../../src/model/endpoints/session'
import type { AccountContext } from '../auth/accountContext'
import {
  DEVICE_COOKIE,
  DEVICE_DAYS,
  type Device,
  deviceCookie,
  readDevice,
} from '../auth/knownDevice'
import { login } from '../auth/login'
import { endSession, sessionReader, sessionsOf } from '../auth/sessions'
import { tokenReader } from '../auth/token'
import { emailOf, readUser } from '../auth/users'
import { Refusal } from '../base/refusal'
import { logsFaults } from '../db/databaseFaults'
import { type DbRow, sql } from '../db/db'
import { rememberLanguage } from '../db/readerLanguage'
import type { AddRoute } from '../http/addRoute'
import { setHeader } from '../http/answerJson'
import type { AppContext, AppRequest } from '../http/appContext'
import { notingRegister, notingSignIn } from '../http/securityLog'
import { routeServer } from '../http/serveRoute'
import { listSimulatedMails } from '../outbox/simulatedMailer'
import { whereOf } from '../query/where'
import { changePassword, countChange, setNewPassword } from './passwords'
import { register } from './register'
import { acceptTerms } from './terms'
import { requestMail, verifyAddress } from './verify'

const cookiePath = () => apiPath('account')

export function accountRoutes(add: AddRoute, context: AppContext) {
  const answerSignedIn = signedInAnswerer(context)
  const readBrowser = browserReader(context)
  const serveAnyone = routeServer(add, from)
  const serve = routeServer(add, c => c.get('session'))

  serveAnyone(sessionRoutes.login, async (place, { body }, c) => {
    const { email, password } = body
    if (email.length > 254 || password.length > longestPassword)
      throw new Refusal(401, 'badCredentials')
    const browser = await readBrowser(c)
    const { accessToken } = await notingSignIn(c, { log: context.log, email }, () =>
      login(context, { email, password, ...place, ...browser }),
    )
    return answerSignedIn(c, accessToken, { email, ...browser })
  })

  serveAnyone(sessionRoutes.register, async (place, { body }, c) => {
    const browser = await readBrowser(c)
    const terms = c.req.header(TERMS_HEADER)
    const { accessToken } = await notingRegister(c, context.log, () =>
      register(context, body, { ...place, ...browser, terms }),
    )
    return answerSignedIn(c, accessToken, { email: body.EMAIL, ...browser })
  })

  serve(sessionRoutes.myAccount, async ({ userId, token }, _, c) => {
    // the account is also read when nothing can be stored
    const reading = { person: userId, language: c.get('language') }
    await rememberLanguage(context.db, reading).catch(
      logsFaults(context.log, 'the language could not be kept', 'warn'),
    )
    return { user: await readUser(context, c.get('me')), accessToken: token }
  })

  serve(sessionRoutes.logout, async session => {
    await endSession(context, session)
    return { signedOut: true }
  })

  serve(sessionRoutes.viewAs, (_, __, c) => ({ me: c.get('me') }))

  mailRoutes(add, context)
  ownRoutes(add, context)
}

/** Address verification and password reset; the answers do not reveal whether an account exists. */
function mailRoutes(add: AddRoute, context: AppContext) {
  const serve = routeServer(add, c => ({ ...from(c), language: c.get('language') }))
  serve(routes.sendCode, async (asked, { body }) => {
    await requestMail(context, { name: 'account.verify', ...body, ...asked })
    return { accepted: true }
  })
  serve(routes.resetPassword, async (asked, { body }) => {
    await requestMail(context, { name: 'account.reset', ...body, ...asked })
    return { accepted: true }
  })

  serve(routes.verify, async ({ address }, { body }) => {
    await verifyAddress(context, { ...body, address })
    return { verified: true }
  })

  serve(routes.newPassword, async ({ address }, { body }, c) => {
    const { secret, PASSWORD } = body
    const userId = await setNewPassword(context, { secret, password: PASSWORD, address })
    // a reader of the mail is exempt from the limit on guesses
    const email = await emailOf(context, userId)
    const device = await readDevice(context, getCookie(c, DEVICE_COOKIE))
    await leaveDevice(c, context, { email, device })
    return { changed: true }
  })

  routeServer(add, c => c.get('me'))(routes.simulatedMails, async me => {
    if (!context.mailer.isSimulated) throw new Refusal(404, 'noSuchAddress')
    return { mails: (await visibleMails(context, me)) as readonly object[] as SimulatedMail[] }
  })
}

/** Password and sessions of the signed-in user. */
function ownRoutes(add: AddRoute, context: AppContext) {
  const serveCounted = routeServer(add, async c => {
    await countChange(context, c.get('session'))
    return c.get('session')
  })
  serveCounted(routes.changePassword, async (session, { body: { current, PASSWORD } }) => {
    await changePassword(context, { session, current, password: PASSWORD })
    return { changed: true }
  })

  const serve = routeServer(add, c => c.get('session'))
  serve(routes.acceptTerms, async ({ userId }, { body }) => {
    await acceptTerms(context, userId, body.version)
    return { accepted: true }
  })

  serve(routes.sessions, async ({ id, userId }) => {
    const rows = await sessionsOf(context, userId)
    return { sessions: rows.map(row => ({ ...row, CURRENT: row.ID === id }) as OpenSession) }
  })

  serve(routes.endSession, async ({ userId }, { params }) => {
    if (!(await endSession(context, { id: params.id, userId }))) throw new Refusal(404, 'notFound')
    return { ended: true }
  })
}

interface SigningIn {
  readonly email: string
  readonly device: Device | undefined
}

/** Answers token and user, and sets the device cookie. */
function signedInAnswerer(context: AppContext) {
  const readToken = tokenReader(context)
  const readSession = sessionReader(context)
  return async (c: AppRequest, accessToken: string, { email, device }: SigningIn) => {
    const claims = await readToken(accessToken)
    const me = await readSession(claims, undefined)
    await leaveDevice(c, context, { email, device, session: claims.id })
    return { accessToken, user: await readUser(context, me) }
  }
}

async function leaveDevice(
  c: AppRequest,
  context: AppContext,
  { device, ...signedIn }: SigningIn & { readonly session?: string },
) {
  const cookie = generateCookie(DEVICE_COOKIE, await deviceCookie(context, device, signedIn), {
    path: cookiePath(),
    httpOnly: true,
    sameSite: 'Strict',
    secure: context.publicUrl.startsWith('https:'),
    maxAge: DEVICE_DAYS * 86_400,
  })
  setHeader(c, 'Set-Cookie', cookie)
}

/** Device of the browser that signs in, and its previous session. */
function browserReader(context: AppContext) {
  const readToken = tokenReader(context)
  return async (c: AppRequest) => {
    const device = await readDevice(context, getCookie(c, DEVICE_COOKIE))
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const payload = token ? await readToken(token).catch(() => undefined) : undefined
    return { device, replaces: payload ? [payload.id] : [] }
  }
}

const from = (c: AppRequest) => ({
  address: c.env?.address ?? 'unknown',
  agent: c.req.header('user-agent') ?? '',
})

/**
 * Simulated mails for administrators. Codes and links open accounts, so mails to accounts the administrator
 * may not manage are excluded.
 */
async function visibleMails({ db, catalogue }: AccountContext, me: Me) {
  const mails = await listSimulatedMails(db)
  const addresses = [...new Set(mails.flatMap(toAddresses))]
  if (addresses.length === 0) return mails
  const users = catalogue.get('users')
  const managed = whereOf(policyOf(users, me).update, users)
  const query = sql`select t."EMAIL_F" from ${sql.table(users.table)} as t where t."EMAIL_F" in (${sql.join(addresses)}) and (${managed}) is not true`
  const { rows } = await query.execute(db.read)
  const foreign = new Set(rows.map(({ EMAIL_F }) => EMAIL_F))
  return mails.filter(mail => !toAddresses(mail).some(address => foreign.has(address)))
}

const toAddresses = ({ RECIPIENT }: DbRow) =>
  String(RECIPIENT)
    .split(',')
    .map(address => fold(address.trim()))
