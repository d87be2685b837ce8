import type { Handler, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { networkOf } from '../../src/domain/network'
import { negotiate } from '../../src/i18n/negotiate'
import { DEVICE_COOKIE, readDevice } from '../areas/account/knownDevice'
import { count, type Limit, uncount } from '../records/limits'
import { busy, Refusal } from '../refusal'
import { dress } from './answerJson'
import type { AppContext, AppEnv, AppRequest } from './context'
import { doors } from './doors'
import { noteRefusal } from './securityLog'

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

/** Refused requests of one address to one open route: they count before anything of them is read. */
export const openTries: Limit = { name: 'open', most: 100, minutes: 15 }
/** Bytes of a body that a route without a session reads as JSON. */
export const MOST_OPEN_BYTES = 16 * 1024

export type Answer = (c: AppRequest) => Response | Promise<Response>

const known = new WeakMap<object, RouteWords>()

/** Declares routes together with who may call them: `add('GET /hanadb/api/users', 'schema', answer)`. */
export function routeAdder(app: Hono<AppEnv>, context: AppContext) {
  const admit = doors(context)
  return (address: string, admission: Policy | RouteWords, answer: Answer) => {
    const [method = '', path = ''] = address.split(' ')
    const words: RouteWords = typeof admission === 'string' ? { policy: admission } : admission
    const { policy } = words
    const counted = countTries(context, address, answer)
    const handler: Handler<AppEnv> = async c => {
      prepare(c)
      const reply = policy === 'public' && c.req.method !== 'GET' ? counted : answer
      try {
        if (policy !== 'public') await admit[policy](c, words)
        return dress(c, await reply(c))
      } catch (error) {
        throw isRead(c, words) ? withoutKeeping(error) : error
      }
    }
    known.set(handler, words)
    app.on(method, path === '/' ? path : path.replace(/\/$/, ''), handler)
  }
}

export const isRead = (c: AppRequest, words: RouteWords) =>
  words.reads === true || c.req.method === 'GET' || c.req.method === 'HEAD'

/** Whoever asked for nothing to be kept is only told to come back. */
const withoutKeeping = (error: unknown) =>
  error instanceof Refusal && error.status === 507 ? busy() : error

/**
 * An open route: what it refuses counts against the network it came from, of a known device against
 * that device, so that nobody else there keeps it out.
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
