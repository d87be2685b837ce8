import type { Db } from '../../db/db'
import { pause } from '../../db/retry'
import { logsFaults } from '../../db/troubles'
import type { Log } from '../../log'
import { eventsAfter, eventsNow, type Following, numberEvents } from './events'

const EVERY_MS = 100
/** So many looks from one look at what comes besides to the next. */
const LOOKS = 10

export interface FeedContext {
  readonly db: Db
  readonly log: Log
  readonly isReady: () => boolean
  /** Looked after every second while somebody follows. */
  readonly besides?: () => Promise<unknown>
}

export interface Feed {
  /** The last number now, after which whoever begins begins. */
  now(): Promise<number>
  /** What follows a number; asked by many at once, it is read once. */
  after(seq: number): Promise<Following>
  /** Told when there is news, and last of all when the process stops; answers how to end it. */
  follow(listener: (news: 'news' | 'end') => void): () => unknown
}

/** The events of the database as one process sees them: it looks only while somebody follows. */
export function createFeed({ db, log, isReady, besides }: FeedContext): Feed {
  const listeners = new Set<(news: 'news' | 'end') => void>()
  let isRunning = false
  let seen = -1
  let written: number | string | undefined
  let known:
    | { readonly seq: number; readonly seen: number; following: Promise<Following> }
    | undefined

  const tell = (news: 'news' | 'end') => {
    for (const listener of [...listeners]) listener(news)
  }
  const look = async () => {
    const mark = await db.written?.()
    if (mark !== undefined && mark === written) return
    const { isWaiting, last } = await eventsNow(db)
    const newest = isWaiting ? await numberEvents(db) : last
    written = mark
    if (newest === seen) return
    seen = newest
    tell('news')
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let looks = 1; ; looks++) {
      await pause(EVERY_MS)
      if (!isReady()) tell('end')
      if (listeners.size === 0 || !isReady()) break
      if (looks % LOOKS === 0)
        await besides?.().catch(logsFaults(log, 'who left could not be told', 'warn'))
      await look().catch(logsFaults(log, 'the live events could not be read', 'warn'))
    }
    isRunning = false
  }
  return {
    now: together(() => numberEvents(db)),
    after: seq => {
      if (known?.seq !== seq || known.seen !== seen)
        known = { seq, seen, following: eventsAfter(db, seq) }
      // what could not be read is read again by the next who asks
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

/** Who asks while it is being done waits, with all who do, for it to be done once more. */
function together<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Value> | undefined
  return () => {
    if (next) return next
    next = last.then(() => {
      next = undefined
      return work()
    })
    last = next.catch(() => 'those who asked know it')
    return next
  }
}
