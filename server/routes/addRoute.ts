import type { Handler, Hono } from 'hono'
import { negotiate } from '../../src/i18n/negotiate'
import { sessionReader } from '../areas/account/sessions'
import { tokenReader } from '../areas/account/token'
import { Refusal } from '../refusal'
import { dress } from './answerJson'
import type { AppContext, AppEnv, AppRequest } from './context'
import { linkSigner } from './signedLinks'

/**
 * `public`: anyone. `signedIn`: whoever has a session. `schema`: a session, and the schema decides
 * the rest. `signed`: whoever holds an address that a living session signed. There is no default, and
 * a route without a policy keeps the app from starting.
 */
export type Policy = 'public' | 'signedIn' | 'schema' | 'signed'

export type Answer = (c: AppRequest) => Response | Promise<Response>

const policies = new WeakMap<object, Policy>()

/** Declares routes together with who may call them: `add('GET /hanadb/api/users', 'schema', answer)`. */
export function routeAdder(app: Hono<AppEnv>, context: AppContext) {
  const admit = doors(context)
  return (address: string, policy: Policy, answer: Answer) => {
    const [method = '', path = ''] = address.split(' ')
    const handler: Handler<AppEnv> = async c => {
      prepare(c)
      if (policy !== 'public') await admit[policy](c)
      return dress(c, await answer(c))
    }
    policies.set(handler, policy)
    app.on(method, path === '/' ? path : path.replace(/\/$/, ''), handler)
  }
}

/** What every answer needs, a refusal too. */
export function prepare(c: AppRequest) {
  c.set('requestId', crypto.randomUUID())
  c.set('language', negotiate(c.req.header('accept-language')))
  if (c.req.url.includes('%00')) throw new Refusal(400, 'badText')
}

export type AddRoute = ReturnType<typeof routeAdder>

type ReadSession = ReturnType<typeof sessionReader>
type Door = (c: AppRequest) => Promise<void>

function doors(context: AppContext): Readonly<Record<Exclude<Policy, 'public'>, Door>> {
  const readSession = sessionReader(context)
  const byToken = tokenDoor(context, readSession)
  return { signedIn: byToken, schema: byToken, signed: linkDoor(context, readSession) }
}

/** Only `Authorization: Bearer`; the company worked in travels beside it. */
function tokenDoor(context: AppContext, readSession: ReadSession): Door {
  const readToken = tokenReader(context)
  return async (c: AppRequest) => {
    const header = c.req.header('authorization')
    if (header === undefined) throw new Refusal(401, 'noToken')
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1]
    if (token === undefined) throw new Refusal(401, 'badToken')
    const claims = await readToken(token)
    c.set('me', await readSession(claims, c.req.header('x-empresa') || undefined))
    c.set('session', claims)
  }
}

/** A signed address speaks for the session that got it, for as long as that lives (safety.md 8). */
function linkDoor(context: AppContext, readSession: ReadSession): Door {
  const links = linkSigner(context)
  return async c => {
    const path = new URL(c.req.url).pathname.replace(/\/$/, '')
    const ticket = await links.read(path, c.req.query('t'))
    const session = { id: ticket.session, userId: ticket.userId, token: '' }
    c.set('language', ticket.language)
    c.set('me', await readSession({ ...session, exp: ticket.expires }, ticket.company ?? undefined))
    c.set('session', session)
    c.set('request', ticket.request)
  }
}

export const policyOfHandler = (handler: object): Policy | undefined => policies.get(handler)

/** Deny by default also for the one who forgets to say so. */
export function refuseUnpoliced(app: Hono<AppEnv>) {
  const open = app.routes.filter(
    ({ method, handler }) => method !== 'ALL' && !policies.has(handler),
  )
  if (open.length === 0) return
  const names = open.map(({ method, path }) => `${method} ${path}`)
  throw new Error(`These routes do not say who may call them: ${names.join(', ')}`)
}
