import type { Me } from '../../src/model/access'
import { sessionReader } from '../areas/account/sessions'
import { tokenReader } from '../areas/account/token'
import { viewAsReader } from '../areas/account/viewAs'
import { Refusal } from '../refusal'
import { isRead, type Policy, type RouteWords } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { viewedAs, whoAsked } from './securityLog'
import { linkSigner } from './signedLinks'

type ReadSession = ReturnType<typeof sessionReader>
type Door = (c: AppRequest, words: RouteWords) => Promise<void>
type Eyes = (c: AppRequest, admin: Me, asking: Asking) => Promise<void>
interface Asking {
  readonly wanted: string
  readonly company: string | undefined
  readonly words: RouteWords
}

/** Who may pass to a route of each policy; whoever does is known to the answer as `me`. */
export function doors(context: AppContext): Readonly<Record<Exclude<Policy, 'public'>, Door>> {
  const readSession = sessionReader(context)
  const look = othersEyes(context)
  const byToken = tokenDoor(context, readSession, look)
  return { signedIn: byToken, schema: byToken, signed: linkDoor(context, readSession, look) }
}

/** Only `Authorization: Bearer`; the company worked in travels beside it. */
function tokenDoor(context: AppContext, readSession: ReadSession, look: Eyes): Door {
  const readToken = tokenReader(context)
  return async (c, words) => {
    const header = c.req.header('authorization')
    if (header === undefined) throw new Refusal(401, 'noToken')
    const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1]
    if (token === undefined) throw new Refusal(401, 'badToken')
    const claims = await readToken(token)
    const wanted = isOwn(c) ? undefined : c.req.header('x-view-as')
    const company = c.req.header('x-empresa') || undefined
    const me = await readSession(claims, company)
    c.set('me', me)
    c.set('session', claims)
    if (wanted !== undefined) await look(c, me, { wanted, company, words })
  }
}

/** The account itself, its password and sessions stay one's own, whoever one looks as. */
const isOwn = (c: AppRequest) => c.req.path.startsWith('/hanadb/api/account/')

/** A signed address speaks for the session that got it, for as long as that lives (safety.md 8). */
function linkDoor(context: AppContext, readSession: ReadSession, look: Eyes): Door {
  const links = linkSigner(context)
  return async (c, words) => {
    const path = new URL(c.req.url).pathname.replace(/\/$/, '')
    const ticket = await links.read(path, c.req.query('t'))
    const session = { id: ticket.session, userId: ticket.userId, token: '' }
    const company = ticket.company ?? undefined
    const me = await readSession({ ...session, exp: ticket.expires }, company)
    c.set('language', ticket.language)
    c.set('me', me)
    c.set('session', session)
    c.set('request', ticket.request)
    if (ticket.viewAs !== undefined) await look(c, me, { wanted: ticket.viewAs, company, words })
  }
}

/** An administrator looks with another's eyes: every read is theirs, every write is refused. */
function othersEyes(context: AppContext): Eyes {
  const readViewAs = viewAsReader(context)
  return async (c, admin, { wanted, company, words }) => {
    context.log.security('viewAs', { ...whoAsked(c), by: admin.ID, as: viewedAs(wanted) })
    c.set('me', await readViewAs(admin, c.get('language'), { wanted, company }))
    c.set('viewAs', wanted)
    if (!isRead(c, words)) throw new Refusal(403, 'viewAsReadOnly')
  }
}
