import { apiPath, tenantHeader } from '../../src/base/business'
import { languageFor } from '../../src/base/text'
import type { Me } from '../../src/model/access/access'
import type { RoutePolicy } from '../../src/model/route/defineRoute'
import { sessionReader } from '../auth/sessions'
import { tokenReader } from '../auth/token'
import { viewAsReader } from '../auth/viewAs'
import { Refusal } from '../base/refusal'
import { isRead, type RouteOptions } from './addRoute'
import type { AppContext, AppRequest } from './appContext'
import { requesterOf, viewedAs } from './securityLog'
import { linkSigner } from './signedLinks'

type ReadSession = ReturnType<typeof sessionReader>
type PolicyCheck = (c: AppRequest, words: RouteOptions) => Promise<void>
type ApplyViewAs = (c: AppRequest, admin: Me, request: ViewAsRequest) => Promise<void>
interface ViewAsRequest {
  readonly viewAs: string
  readonly company: string | undefined
  readonly words: RouteOptions
}

/** Access check of each policy; sets `me`. */
export function routePolicies(
  context: AppContext,
): Readonly<Record<Exclude<RoutePolicy, 'public'>, PolicyCheck>> {
  const readSession = sessionReader(context)
  const applyViewAs = viewAsApplier(context)
  const byToken = checkToken(context, readSession, applyViewAs)
  return {
    signedIn: byToken,
    schema: byToken,
    signed: checkSignedLink(context, readSession, applyViewAs),
  }
}

/** Who asks, and the language as their role reads it. */
function setReader(c: AppRequest, me: Me) {
  c.set('me', me)
  c.set('language', languageFor(c.get('language'), me.ROLE))
}

/** Reads `Authorization: Bearer` only; the company is a separate header. */
function checkToken(
  context: AppContext,
  readSession: ReadSession,
  applyViewAs: ApplyViewAs,
): PolicyCheck {
  const readToken = tokenReader(context)
  return async (c, words) => {
    const header = c.req.header('authorization')
    if (header === undefined) throw new Refusal(401, 'noToken')
    const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1]
    if (token === undefined) throw new Refusal(401, 'badToken')
    const claims = await readToken(token)
    const viewAs = isOwn(c) ? undefined : c.req.header('x-view-as')
    const company = tenantIn(c)
    const me = await readSession(claims, company)
    setReader(c, me)
    c.set('session', claims)
    if (viewAs !== undefined) await applyViewAs(c, me, { viewAs, company, words })
  }
}

export const tenantIn = (c: AppRequest) =>
  tenantHeader()
    .map(name => c.req.header(name))
    .find(Boolean)

/** Account, password and sessions stay those of the administrator. */
const isOwn = (c: AppRequest) => c.req.path.startsWith(apiPath('account/'))

/** A signed address is valid while the session that requested it is active. */
function checkSignedLink(
  context: AppContext,
  readSession: ReadSession,
  applyViewAs: ApplyViewAs,
): PolicyCheck {
  const links = linkSigner(context)
  return async (c, words) => {
    const path = new URL(c.req.url).pathname.replace(/\/$/, '')
    const ticket = links.read(path, c.req.query('t'))
    const session = { id: ticket.session, userId: ticket.userId, token: '' }
    const company = ticket.company ?? undefined
    const me = await readSession({ ...session, exp: ticket.expires }, company)
    c.set('language', ticket.language)
    setReader(c, me)
    c.set('session', session)
    c.set('request', ticket.request)
    if (ticket.viewAs !== undefined)
      await applyViewAs(c, me, { viewAs: ticket.viewAs, company, words })
  }
}

/** View as another user: reads use that identity, writes are refused. */
function viewAsApplier(context: AppContext): ApplyViewAs {
  const readViewAs = viewAsReader(context)
  return async (c, admin, { viewAs, company, words }) => {
    context.log.security('viewAs', { ...requesterOf(c), by: admin.ID, as: viewedAs(viewAs) })
    setReader(c, await readViewAs(admin, c.get('language'), { wanted: viewAs, company }))
    c.set('viewAs', viewAs)
    if (!isRead(c, words)) throw new Refusal(403, 'viewAsReadOnly')
  }
}
