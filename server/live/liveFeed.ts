import type { Log } from '../base/log'
import { logsFaults } from '../db/databaseFaults'
import type { Db } from '../db/db'
import { pause } from '../db/retry'
import { type EventsAfter, eventsAfter, eventsNow, numberEvents } from './liveEvents'

const EVERY_MS = 100
/** Number of polls per call of `besides`. */
const POLLS = 10

interface FeedContext {
  readonly db: Db
  readonly log: Log
  readonly isReady: () => boolean
  /** Called once a second while there are followers. */
  readonly everySecond?: () => Promise<unknown>
}

export interface Feed {
  /** Current last number, the start for new followers. */
  now(): Promise<number>
  /** Events after a number; concurrent calls share one query. */
  after(seq: number): Promise<EventsAfter>
  /** Calls the listener on news, and with `end` when the process stops. Returns the unsubscribe function. */
  follow(listener: (news: 'news' | 'end') => void): () => unknown
}

/** Event feed of one process; it polls the database only while there are followers. */
export function createFeed({ db, log, isReady, everySecond }: FeedContext): Feed {
  const listeners = new Set<(news: 'news' | 'end') => void>()
  let isRunning = false
  let seen = -1
  let written: number | string | undefined
  let known:
    | { readonly seq: number; readonly seen: number; following: Promise<EventsAfter> }
    | undefined

  const notifyListeners = (news: 'news' | 'end') => {
    for (const listener of [...listeners]) listener(news)
  }
  const poll = async () => {
    const version = await db.written?.()
    if (version !== undefined && version === written) return
    const { isWaiting, last } = await eventsNow(db)
    const newest = isWaiting ? await numberEvents(db) : last
    written = version
    if (newest === seen) return
    seen = newest
    notifyListeners('news')
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let polls = 1; ; polls++) {
      await pause(EVERY_MS)
      if (!isReady()) notifyListeners('end')
      if (listeners.size === 0 || !isReady()) break
      if (polls % POLLS === 0)
        await everySecond?.().catch(logsFaults(log, 'who left could not be told', 'warn'))
      await poll().catch(logsFaults(log, 'the live events could not be read', 'warn'))
    }
    isRunning = false
  }
  return {
    now: merged(() => numberEvents(db)),
    after: seq => {
      if (known?.seq !== seq || known.seen !== seen)
        known = { seq, seen, following: eventsAfter(db, seq) }
      // failed reads are repeated by the next caller
      known.following.catch(() => {
        known = undefined
      })
      return known.following
    },
    follow: listener => {
      listeners.add(listener)
      void run()
      return () => listeners.delete(listener)
    },
  }
}

/** Merges calls made during a run into one further run. */
function merged<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Value> | undefined
  return () => {
    if (next) return next
    next = last.then(() => {
      next = undefined
      return work()
    })
    // Each caller handles its own error.
    last = next.catch(() => undefined)
    return next
  }
}
