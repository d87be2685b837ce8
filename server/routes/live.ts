import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Me } from '../../src/model/access'
import { sessionReader } from '../areas/account/sessions'
import type { Claims } from '../areas/account/token'
import { CHAT } from '../areas/chat/chatReader'
import { ownChats } from '../areas/chat/membership'
import { createPresence } from '../areas/chat/presence'
import { eventsAfter, type Following } from '../areas/live/events'
import { createFeed, type Feed } from '../areas/live/feed'
import { type SeesOwn, seenBy } from '../areas/live/seen'
import { ownMails } from '../areas/mail/copies'
import { MAIL } from '../areas/mail/mailReader'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'

/** A stream is never silent for longer, and never outlives its session for longer. */
const BEAT_MS = 10_000
/** Streams of one person in one process: one a browser, and some that were cut and do not know it. */
const MOST_STREAMS = 12

/**
 * What changed, as it changes: `GET /hanadb/api/live`, a stream of server-sent events, or one answer
 * for who asks for JSON. It says which record at which version; what that is, is read through the API.
 */
export function liveRoutes(add: AddRoute, app: AppContext) {
  const note = createPresence(app.db, app.clock)
  const isHere = (userId: number) =>
    note(userId).catch(error => app.log.warn('who is there could not be noted', { error }))
  const context = { ...app, isHere }
  const feed = createFeed(context)
  const readSession = sessionReader(context)
  const open = new Map<number, number>()
  add('GET /hanadb/api/live', 'schema', async c => {
    const after = afterOf(c)
    const first = c.get('me')
    const now = await feed.now()
    const from = after ?? now
    if (!c.req.header('accept')?.includes('text/event-stream')) {
      if (c.get('viewAs') === undefined) await isHere(first.ID)
      const others = othersFor(app, c.get('viewAs') !== undefined)
      const following = await eventsAfter(context.db, from)
      return c.json(await newsFor({ ...context, others }, following, first))
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
    const done = () => open.set(first.ID, (open.get(first.ID) ?? 1) - 1)
    const told = { ...context, others: othersFor(app, isLooking) }
    const who = isLooking ? undefined : first.ID
    return streamSSE(c, stream => tellOn(told, stream, { feed, me, from, who }).finally(done))
  })
}

/** What is told of beside records; what people write to each other never to who looks as one of them. */
const othersFor = ({ db }: AppContext, isLooking: boolean): Others =>
  isLooking
    ? {}
    : { [CHAT]: (me, ids) => ownChats(db, me, ids), [MAIL]: (me, ids) => ownMails(db, me, ids) }

type Others = Readonly<Record<string, SeesOwn>>
interface LiveContext extends AppContext {
  readonly others: Others
  readonly isHere: (userId: number) => Promise<unknown>
}

/** The number after which they go on: what their last event said, in the header or the address. */
function afterOf(c: AppRequest): number | undefined {
  const text = c.req.header('last-event-id') ?? c.req.query('after')
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, 'badRequest')
  return Number(text)
}

/** What follows a number, as far as one person may know of it; none once their session is over. */
async function newsFor(context: LiveContext, following: Following, me: Me | undefined) {
  if (!me) return undefined
  const { events, last, isGap } = following
  return { after: last, changes: await seenBy(context, me, events), ...(isGap && { reset: true }) }
}

interface Onlooker {
  readonly feed: Feed
  /** As whom they look now; none once their session is over. */
  readonly me: () => Promise<Me | undefined>
  readonly from: number
  /** Who is there for others to see, as long as it lasts. */
  readonly who: number | undefined
}

/** One stream: it waits for each write to be taken, so a slow reader only lags and nothing piles up. */
async function tellOn(
  context: LiveContext,
  stream: SSEStreamingApi,
  { from, feed, me, who }: Onlooker,
) {
  const bell = createBell()
  const stop = feed.follow(bell.ring)
  stream.onAbort(() => bell.ring('end'))
  const beat = setInterval(() => bell.ring('beat'), BEAT_MS)
  let at = from
  const write = (event: string, data: object) =>
    stream.writeSSE({ event, id: String(at), data: JSON.stringify(data) })
  /** Answers whether there may be more. */
  const tell = async () => {
    const news = await newsFor(context, await feed.after(at), await me())
    if (!news) return 'over'
    const isMore = news.after !== at
    at = news.after
    if (news.reset) await write('reset', {})
    else if (news.changes.length > 0) await write('changes', news.changes)
    return isMore ? 'more' : 'all'
  }
  const beatOnce = async (event = 'beat') => {
    await write(event, {})
    if (who !== undefined) await context.isHere(who)
  }
  try {
    await beatOnce('open')
    bell.ring('news')
    for (;;) {
      const rung = await bell.next()
      if (rung === 'end' || stream.aborted) return
      if (rung === 'beat') await beatOnce()
      const told = await tell()
      if (told === 'over') return
      if (told === 'more') bell.ring('news')
    }
  } catch (error) {
    context.log.warn('a live stream broke', { error })
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
