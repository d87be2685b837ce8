import type { Handler, Hono } from 'hono'
import { negotiate } from '../../src/i18n/negotiate'
import { Refusal } from '../refusal'
import { dress } from './answerJson'
import type { AppContext, AppEnv, AppRequest } from './context'
import { doors } from './doors'

/**
 * `public`: anyone. `signedIn`: whoever has a session. `schema`: a session, and the schema decides
 * the rest. `signed`: whoever holds an address that a living session signed. There is no default, and
 * a route without a policy keeps the app from starting.
 */
export type Policy = 'public' | 'signedIn' | 'schema' | 'signed'

/** A policy, and what the route is to an administrator who looks as somebody else (`X-View-As`). */
export interface RouteWords {
  readonly policy: Policy
  /** It only reads, though it is no GET. */
  readonly reads?: boolean
}

export type Answer = (c: AppRequest) => Response | Promise<Response>

const known = new WeakMap<object, RouteWords>()

/** Declares routes together with who may call them: `add('GET /hanadb/api/users', 'schema', answer)`. */
export function routeAdder(app: Hono<AppEnv>, context: AppContext) {
  const admit = doors(context)
  return (address: string, admission: Policy | RouteWords, answer: Answer) => {
    const [method = '', path = ''] = address.split(' ')
    const words: RouteWords = typeof admission === 'string' ? { policy: admission } : admission
    const { policy } = words
    const handler: Handler<AppEnv> = async c => {
      prepare(c)
      if (policy !== 'public') await admit[policy](c, words)
      return dress(c, await answer(c))
    }
    known.set(handler, words)
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

/** What the route of this handler said of itself. */
export const wordsOfHandler = (handler: object): RouteWords | undefined => known.get(handler)

/** Deny by default also for the one who forgets to say so. */
export function refuseUnpoliced(app: Hono<AppEnv>) {
  const open = app.routes.filter(({ method, handler }) => method !== 'ALL' && !known.has(handler))
  if (open.length === 0) return
  const names = open.map(({ method, path }) => `${method} ${path}`)
  throw new Error(`These routes do not say who may call them: ${names.join(', ')}`)
}
