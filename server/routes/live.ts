import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Me } from '../../src/model/access'
import { manyAtOnce, sessionReader } from '../areas/account/sessions'
import type { Claims } from '../areas/account/token'
import { createPresence } from '../areas/chat/presence'
import { eventsAfter, type Following, numberAt } from '../areas/live/events'
import { createFeed, type Feed } from '../areas/live/feed'
import { seenBy } from '../areas/live/seen'
import { logsFaults } from '../db/troubles'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import { createTelling, type Tellers } from './liveSays'
import { recordsOf } from './recordsOf'

/** A stream is never silent for longer, and never outlives its session for longer. */
const BEAT_MS = 10_000
/** A change is dated before it is there to be read. */
const COMMITTING_MS = 500
/** Streams of one person in one process: one a browser, and some that were cut and do not know it. */
const MOST_STREAMS = 12

/**
 * What changed, as it changes: `GET /hanadb/api/live`, a stream of server-sent events, or one answer
 * for who asks for JSON. It says which record at which version, and what that is now where it is little
 * and many look at it (`liveSays.ts`); all else is read through the API.
 */
export function liveRoutes(add: AddRoute, app: AppContext) {
  const presence = createPresence(app.db, app.clock)
  const noted = (noting: Promise<void>) =>
    noting.catch(logsFaults(app.log, 'who is there could not be noted', 'warn'))
  const feed = createFeed({ ...app, besides: presence.sweep })
  const context = { ...app, records: recordsOf(app) }
  const readSession = sessionReader(context, manyAtOnce(context))
  const telling = createTelling()
  const tellersOf = (c: AppRequest) =>
    telling({
      ...{ records: context.records, language: c.get('language') },
      isLooking: c.get('viewAs') !== undefined,
    })
  const open = new Map<number, number>()
  add('GET /hanadb/api/live', 'schema', async c => {
    const first = c.get('me')
    const from = await fromOf(c, app, feed)
    if (!c.req.header('accept')?.includes('text/event-stream')) {
      if (c.get('viewAs') === undefined) await noted(presence.here(first.ID))
      const following = await eventsAfter(context.db, from)
      return c.json(await newsFor({ ...context, tellers: tellersOf(c) }, following, first))
    }
    const streams = open.get(first.ID) ?? 0
    if (streams >= MOST_STREAMS)
      throw new Refusal(429, 'tooMany', { params: { minutes: 1 }, retryAfter: 60 })
    open.set(first.ID, streams + 1)
    const claims = c.get('session') as Claims
    const company = c.req.header('x-empresa') || undefined
    const isLooking = c.get('viewAs') !== undefined
    const me = () =>
      readSession(claims, company).then(
        now => (isLooking ? first : now),
        () => undefined,
      )
    c.header('X-Accel-Buffering', 'no')
    const done = () => {
      const rest = (open.get(first.ID) ?? 1) - 1
      if (rest > 0) open.set(first.ID, rest)
      else open.delete(first.ID)
      // of a process that stops they go to another, and nobody left
      if (rest <= 0 && app.isReady()) void noted(presence.left(first.ID))
    }
    const told = { ...context, tellers: tellersOf(c) }
    if (!isLooking) await noted(presence.here(first.ID))
    return streamSSE(c, stream => tellOn(told, stream, { feed, me, from }).finally(done))
  })
  /** What a stream writes may go nowhere for a quarter of an hour; what its reader says came from them. */
  add('POST /hanadb/api/live', { policy: 'schema', reads: true }, async c => {
    if (c.get('viewAs') === undefined) await noted(presence.here(c.get('me').ID))
    return c.json({})
  })
}

interface LiveContext extends AppContext {
  readonly tellers: Tellers
}

/**
 * The number after which they go on: what their last event said, in the header or the address; for who
 * knows of none, where the events were so many milliseconds ago (`since`), when they began to read.
 */
async function fromOf(c: AppRequest, { db, clock }: AppContext, feed: Feed): Promise<number> {
  const after = numberOf(c.req.header('last-event-id') ?? c.req.query('after'))
  const since = numberOf(c.req.query('since'))
  // what was waiting for its number gets it now
  if (after !== undefined) return feed.now().then(() => after)
  if (since === undefined) return feed.now()
  const now = clock()
  const time = new Date(Math.max(0, now.getTime() - since - COMMITTING_MS))
  return numberAt(db, { time, now })
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, 'badRequest')
  return Number(text)
}

/** What follows a number, as far as one person may know of it; none once their session is over. */
async function newsFor(context: LiveContext, following: Following, me: Me | undefined) {
  if (!me) return undefined
  const { events, last, isGap } = following
  const changes = await seenBy({ ...context, ...context.tellers(following) }, me, events)
  return { after: last, changes, ...(isGap && { reset: true }) }
}

interface Onlooker {
  readonly feed: Feed
  /** As whom they look now; none once their session is over. */
  readonly me: () => Promise<Me | undefined>
  readonly from: number
}

/** One stream: it waits for each write to be taken, so a slow reader only lags and nothing piles up. */
async function tellOn(context: LiveContext, stream: SSEStreamingApi, { from, feed, me }: Onlooker) {
  const bell = createBell()
  const stop = feed.follow(bell.ring)
  stream.onAbort(() => bell.ring('end'))
  const beat = setInterval(() => bell.ring('beat'), BEAT_MS)
  let at = from
  const write = (event: string, data: object) =>
    stream.writeSSE({ event, id: String(at), data: JSON.stringify(data) })
  /** Answers whether there may be more. */
  const tell = async () => {
    const [following, reader] = await Promise.all([feed.after(at), me()])
    const news = await newsFor(context, following, reader)
    if (!news) return 'over'
    const isMore = news.after !== at
    at = news.after
    if (news.reset) await write('reset', {})
    else if (news.changes.length > 0) await write('changes', news.changes)
    return isMore ? 'more' : 'all'
  }
  try {
    await write('open', {})
    bell.ring('news')
    for (;;) {
      const rung = await bell.next()
      if (rung === 'end' || stream.aborted) return
      if (rung === 'beat') await write('beat', {})
      const told = await tell()
      if (told === 'over') return
      if (told === 'more') bell.ring('news')
    }
  } catch (error) {
    logsFaults(context.log, 'a live stream broke', 'warn')(error)
  } finally {
    clearInterval(beat)
    stop()
  }
}

type Ring = 'news' | 'beat' | 'end'
const weight: Readonly<Record<Ring, number>> = { news: 0, beat: 1, end: 2 }

/** Rings that came while nobody listened count as one, the gravest. */
function createBell() {
  let rung: Ring | undefined
  let answer: (() => void) | undefined
  return {
    ring: (ring: Ring) => {
      if (rung === undefined || weight[ring] > weight[rung]) rung = ring
      answer?.()
    },
    next: async (): Promise<Ring> => {
      if (rung === undefined)
        await new Promise<void>(resolve => {
          answer = resolve
        })
      const ring = rung ?? 'news'
      rung = undefined
      answer = undefined
      return ring
    },
  }
}
