import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Me } from '../../src/model/access/access'
import { confirmLive, followLive } from '../../src/model/endpoints/platform'
import type { Catalogue } from '../../src/model/fields/resource'
import { timeFields } from '../../src/model/rules/rule'
import { manyAtOnce, sessionReader } from '../auth/sessions'
import type { Claims } from '../auth/token'
import { Refusal } from '../base/refusal'
import { logsFaults } from '../db/databaseFaults'
import { fingerprint } from '../db/fingerprint'
import type { AddRoute } from '../http/addRoute'
import type { AppContext, AppRequest } from '../http/appContext'
import { tenantIn } from '../http/routePolicies'
import { routeServer } from '../http/serveRoute'
import type { Presence } from '../http/serverBusiness'
import { type EventsAfter, eventsAfter, numberAt } from '../live/liveEvents'
import { createFeed, type Feed } from '../live/liveFeed'
import { createLiveMessages, type MessagesOf } from '../live/liveSources'
import { visibleEventsFor } from '../live/visibleEvents'
import { createRecords } from './createRecords'

/** Interval of heartbeats and session checks. */
const BEAT_MS = 10_000
/** Allowance for events dated before their commit. */
const COMMITTING_MS = 500
/** Maximum streams of a user per process, one per browser plus some not yet detected as closed. */
const MOST_STREAMS = 12

/**
 * Changes as they happen: `GET live`, server-sent events, or one JSON answer. An event names
 * record and version, and includes small records that many readers watch (`liveSources.ts`); others are read
 * through the API.
 */
export function liveRoutes(add: AddRoute, app: AppContext) {
  const presence = app.business.presence?.(app) ?? noPresence
  const noted = (noting: Promise<void>) =>
    noting.catch(logsFaults(app.log, 'who is there could not be noted', 'warn'))
  const feed = createFeed({ ...app, everySecond: presence.sweep })
  const context = { ...app, records: createRecords(app) }
  const readSession = sessionReader(context, manyAtOnce(context))
  const messages = createLiveMessages(app.business.liveSources)
  const tellersOf = (c: AppRequest) =>
    messages({
      ...{ records: context.records, language: c.get('language') },
      isViewAs: c.get('viewAs') !== undefined,
    })
  const open = new Map<number, number>()
  const serve = routeServer(add, c => c.get('me'))
  serve(followLive, async (first, { query }, c) => {
    const after = c.req.header('last-event-id') ?? query.after
    const from = await fromOf(app, feed, { after, since: query.since })
    if (!c.req.header('accept')?.includes('text/event-stream')) {
      if (c.get('viewAs') === undefined) await noted(presence.here(first.ID))
      const following = await eventsAfter(context.db, from)
      const [rights, news] = await Promise.all([
        rightsMark(app.catalogue, first),
        newsFor({ ...context, tellers: tellersOf(c) }, following, first),
      ])
      return { ...news, rights }
    }
    const streams = open.get(first.ID) ?? 0
    if (streams >= MOST_STREAMS)
      throw new Refusal(429, 'tooMany', { params: { minutes: 1 }, retryAfter: 60 })
    open.set(first.ID, streams + 1)
    const claims = c.get('session') as Claims
    const company = tenantIn(c)
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
      // clients of a stopping process reconnect elsewhere and have not left
      if (rest <= 0 && app.isReady()) void noted(presence.left(first.ID))
    }
    const feedContext = { ...context, tellers: tellersOf(c) }
    if (!isLooking) await noted(presence.here(first.ID))
    return streamSSE(c, stream =>
      writeEvents(feedContext, stream, { feed, first, me, from }).finally(done),
    )
  })
  serve(confirmLive, async (me, _, c) => {
    if (c.get('viewAs') === undefined) await noted(presence.here(me.ID))
    return {}
  })
}

const noPresence: Presence = { here: async () => {}, left: async () => {}, sweep: async () => {} }

interface LiveContext extends AppContext {
  readonly tellers: MessagesOf
}

/** Event number to continue from: the last event id, otherwise that of `since` milliseconds ago. */
async function fromOf(
  { db, clock }: AppContext,
  feed: Feed,
  given: Readonly<Record<'after' | 'since', string | undefined>>,
): Promise<number> {
  const after = numberOf(given.after)
  const since = numberOf(given.since)
  // numbers pending events
  if (after !== undefined) return feed.now().then(() => after)
  if (since === undefined) return feed.now()
  const now = clock()
  const time = new Date(Math.max(0, now.getTime() - since - COMMITTING_MS))
  return numberAt(db, { time, now })
}

function numberOf(text = ''): number | undefined {
  if (text === '') return undefined
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, 'badRequest')
  return Number(text)
}

/** Events after a number that the user may see; undefined once the session has ended. */
async function newsFor(context: LiveContext, following: EventsAfter, me: Me) {
  const { events, last, isGap } = following
  const changes = await visibleEventsFor({ ...context, ...context.tellers(following) }, me, events)
  return { after: last, changes, ...(isGap && { reset: true }) }
}

interface EventReader {
  readonly feed: Feed
  readonly first: Me
  /** Current identity; undefined once the session has ended. */
  readonly me: () => Promise<Me | undefined>
  readonly from: number
}

/** Writes one stream and waits for each write, so that slow readers lag without a queue. */
async function writeEvents(
  context: LiveContext,
  stream: SSEStreamingApi,
  { from, feed, first, me }: EventReader,
) {
  const signals = createSignals()
  const stop = feed.follow(signals.ring)
  stream.onAbort(() => signals.ring('end'))
  const beat = setInterval(() => signals.ring('beat'), BEAT_MS)
  let at = from
  const write = (event: string, data: object) =>
    stream.writeSSE({ event, id: String(at), data: JSON.stringify(data) })
  let rights = await rightsMark(context.catalogue, first)
  const tellRights = async (reader: Me) => {
    const now = await rightsMark(context.catalogue, reader)
    if (now !== rights) await write('beat', { rights: now })
    rights = now
  }
  /** Only a beat says that nothing is missing. */
  let alive: 'open' | 'beat' = 'open'
  /** Returns whether more events may follow. */
  const tell = async () => {
    const [following, reader] = await Promise.all([feed.after(at), me()])
    if (!reader) return 'over'
    await tellRights(reader)
    const news = await newsFor(context, following, reader)
    const isMore = news.after !== at
    at = news.after
    if (news.reset) await write('reset', {})
    else if (news.changes.length > 0) await write('changes', news.changes)
    return isMore ? 'more' : 'all'
  }
  try {
    await write('open', { rights })
    signals.ring('news')
    for (;;) {
      const pending = await signals.next()
      if (pending === 'end' || stream.aborted) return
      if (pending === 'beat') await write(alive, {})
      const outcome = await tell()
      if (outcome === 'over') return await stream.writeSSE({ event: 'over', data: '{}' })
      if (outcome === 'more') signals.ring('news')
      else if (alive === 'open') {
        alive = 'beat'
        await write(alive, {})
      }
    }
  } catch (error) {
    logsFaults(context.log, 'a live stream broke', 'warn')(error)
  } finally {
    clearInterval(beat)
    stop()
  }
}

type Signal = 'news' | 'beat' | 'end'
const priority: Readonly<Record<Signal, number>> = { news: 0, beat: 1, end: 2 }

/** Merges signals that arrive while no one waits into the most important one. */
function createSignals() {
  let rung: Signal | undefined
  let answer: (() => void) | undefined
  return {
    ring: (ring: Signal) => {
      if (rung === undefined || priority[ring] > priority[rung]) rung = ring
      answer?.()
    },
    next: async (): Promise<Signal> => {
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

const schemaMarks = new WeakMap<Catalogue, Promise<string>>()

/** A mark that differs once the person's facts or the server's schemas do, and with them what they may read. */
async function rightsMark(catalogue: Catalogue, me: Me): Promise<string> {
  const schemas = schemaMarks.get(catalogue) ?? fingerprint(schemasOf(catalogue))
  schemaMarks.set(catalogue, schemas)
  const facts = Object.entries(me).filter(([name]) => !timeFields.some(of => of === name))
  return (await fingerprint([await schemas, facts])).slice(0, 32)
}

const schemasOf = ({ resources }: Catalogue) => [...resources.values()].map(({ schema }) => schema)
