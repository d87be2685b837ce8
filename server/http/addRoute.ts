import type { Handler, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { networkOf } from '../../src/base/network'
import { negotiate } from '../../src/i18n/negotiate'
import type { Route, RoutePolicy } from '../../src/model/route/defineRoute'
import { count, type Limit, uncount } from '../access/rateLimits'
import { DEVICE_COOKIE, readDevice } from '../auth/knownDevice'
import { busy, Refusal } from '../base/refusal'
import { addHeaders } from './answerJson'
import type { AppContext, AppEnv, AppRequest } from './appContext'
import { routePolicies } from './routePolicies'
import { noteRefusal } from './securityLog'

/** Policy of a route, and its use under `X-View-As`. */
export interface RouteOptions {
  readonly policy: RoutePolicy
  /** A read-only request that is not a GET. */
  readonly reads?: boolean
  /** Its declaration, if any. */
  readonly route?: Route
}

/** Limit on refused requests per address and public route, counted before reading the request. */
export const openTries: Limit = { name: 'open', most: 100, minutes: 15 }
/** Maximum JSON body of a public route, in bytes. */
export const MOST_OPEN_BYTES = 16 * 1024

type Answer = (c: AppRequest) => Response | Promise<Response>

const known = new WeakMap<object, RouteOptions>()

/** Adds a route with its policy: `add('GET /api/users', 'schema', answer)`. */
export function routeAdder(app: Hono<AppEnv>, context: AppContext) {
  const admit = routePolicies(context)
  return (address: string, admission: RoutePolicy | RouteOptions, answer: Answer) => {
    const [method = '', path = ''] = address.split(' ')
    const words: RouteOptions = typeof admission === 'string' ? { policy: admission } : admission
    const { policy } = words
    const counted = countTries(context, address, answer)
    const handler: Handler<AppEnv> = async c => {
      prepare(c)
      const reply = policy === 'public' && c.req.method !== 'GET' ? counted : answer
      try {
        if (policy !== 'public') await admit[policy](c, words)
        return addHeaders(c, await reply(c))
      } catch (error) {
        throw isRead(c, words) ? withoutKeeping(error) : error
      }
    }
    known.set(handler, words)
    app.on(method, path === '/' ? path : path.replace(/\/$/, ''), handler)
  }
}

export const isRead = (c: AppRequest, words: RouteOptions) =>
  words.reads === true || c.req.method === 'GET' || c.req.method === 'HEAD'

/** Replaces errors by a temporary failure when storage is disabled. */
const withoutKeeping = (error: unknown) =>
  error instanceof Refusal && error.status === 507 ? busy() : error

/**
 * Counts refused requests of a public route against the network, or against a known device, so that others
 * in the network do not lock it out.
 */
function countTries(context: AppContext, route: string, answer: Answer): Answer {
  return async c => {
    const device = await readDevice(context, getCookie(c, DEVICE_COOKIE))
    const from = device ? `device ${device.id}` : networkOf(c.env?.address ?? 'unknown')
    const who = `${route} ${from}`
    await count(context, openTries, who).catch(error => {
      if (error instanceof Refusal) noteRefusal(c, error, context.log)
      throw error
    })
    c.set('mostBytes', MOST_OPEN_BYTES)
    const response = await answer(c)
    await uncount(context, openTries, who)
    return response
  }
}

/** Sets up the context of every request, including refused ones. */
export function prepare(c: AppRequest) {
  c.set('requestId', crypto.randomUUID())
  c.set('language', negotiate(c.req.header('accept-language')))
  if (c.req.url.includes('%00')) throw new Refusal(400, 'badText')
}

export type AddRoute = ReturnType<typeof routeAdder>

export const wordsOfHandler = (handler: object): RouteOptions | undefined => known.get(handler)

/** Routes declared by `defineRoute`. */
export const declaredRoutes = (app: Hono<AppEnv>): readonly Route[] =>
  app.routes.flatMap(({ handler }) => known.get(handler)?.route ?? [])

/** Refuses routes without a policy. */
export function refuseUnpoliced(app: Hono<AppEnv>) {
  const open = app.routes.filter(({ method, handler }) => method !== 'ALL' && !known.has(handler))
  if (open.length === 0) return
  const names = open.map(({ method, path }) => `${method} ${path}`)
  throw new Error(`These routes do not say who may call them: ${names.join(', ')}`)
}
