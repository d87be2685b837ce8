import type { DraftBox } from '../drafts'
import { createKept } from './kept'
import { type Entry, isOpen, type LaterHttp, type LaterKind, type News, type Outcome } from './kind'

export interface QueueConfig {
  readonly box: DraftBox
  readonly http: LaterHttp
  /** Who is signed in, and in which company; null: nobody. */
  readonly owner: () => string | null
  /** False while who is signed in looks as somebody else: all waits. */
  readonly isSelf?: () => boolean
  /** What became of an entry that went by itself. */
  readonly onNews?: (news: News) => void
  /** Whether any of this kind lie on this device, whoever's. */
  readonly onKept?: (isAny: boolean) => void
}

export interface Queue<E extends Entry> {
  /** Those of who is signed in, the oldest first. */
  list(): readonly E[]
  subscribe(listener: () => void): () => void
  /** Keeps it, and sends what waits. */
  add(entry: E): Promise<void>
  /** Keeps it, sends it before what else waits, and says what became of it. */
  submit(entry: E): Promise<Outcome<E>>
  /** Keeps it as it is now. */
  keep(entry: E): Promise<void>
  drop(entry: E): Promise<void>
  /** Whether an entry lies on this device; one that a full or blocked storage would not take goes with the tab. */
  lies(entry: E): boolean
  /** Sends what waits, in order, one tab at a time. */
  send(): Promise<void>
  /** Reads what other tabs and days left. */
  read(): Promise<void>
  /** Sends one that waits, or that the server refused, once more. */
  retry(entry: E): Promise<void>
  /** Told of each entry the server has taken, before it leaves the list. */
  onDone(listener: Listener<E>): () => void
}
type Listener<E> = (entry: E, body: unknown) => unknown

/**
 * Entries that survive a closed tab and a dead network (product.md 4, safety.md 12): kept on this device
 * before they are sent, in order, by one tab at a time, and gone from it only once the server has answered.
 */
export function createQueue<E extends Entry>(kind: LaterKind<E>, config: QueueConfig): Queue<E> {
  const { owner, isSelf = () => true } = config
  const kept = createKept(kind, config)
  const done = new Set<Listener<E>>()
  let running: Promise<void> | undefined

  const sendOne = async (entry: E): Promise<Outcome<E>> => {
    kept.show({ ...entry, state: 'sending' })
    const outcome = await kind
      .send(entry, config.http)
      // What the code of a kind did not foresee is no reason to lose the entry.
      .catch((): Outcome<E> => ({ kind: 'later' }))
    // Its maker took it back meanwhile.
    if (!kept.has(entry)) return outcome
    if (outcome.kind === 'done') {
      for (const listener of [...done]) await tell(listener, outcome.entry ?? entry, outcome.body)
      await kept.remove(entry)
      if (kind.showsSent) kept.show({ ...(outcome.entry ?? entry), state: 'sent' })
    } else await kept.keep(outcome.entry ?? entry)
    return outcome
  }
  const isNext = (entry: E) => entry.state === 'waiting' && entry.owner === owner()
  const next = () => (isSelf() ? kept.list().find(isNext) : undefined)
  const sendAll = async () => {
    try {
      // Another tab may have sent or left some.
      await kept.read()
      for (let entry = next(); entry; entry = next()) {
        const outcome = await sendOne(entry)
        if (outcome.kind === 'later') break
        const news = kind.news?.(entry, outcome)
        if (news) config.onNews?.(news)
      }
    } finally {
      // At once, so that what is added from now on is not taken for sent with these.
      running = undefined
    }
  }
  const send = async () => {
    if (next())
      running ??= alone(`mostrador-${kind.name}`, sendAll).catch(() => {
        // Whatever stopped this attempt, the next one starts anew.
        running = undefined
      })
    await running
  }
  return {
    list: kept.list,
    subscribe: kept.subscribe,
    keep: kept.keep,
    drop: kept.remove,
    lies: kept.lies,
    read: kept.read,
    send,
    async add(entry) {
      await kept.keep(entry)
      await send()
    },
    async submit(entry) {
      await kept.keep(entry)
      return sendOne(entry)
    },
    async retry(entry) {
      const { reason: _reason, ...bare } = entry
      if (!isOpen(entry)) await kept.keep({ ...bare, state: 'waiting' } as E)
      await send()
    },
    onDone(listener) {
      done.add(listener)
      return () => {
        done.delete(listener)
      }
    },
  }
}

/** A page that cannot show what was taken is no reason to send it again. */
async function tell<E>(listener: Listener<E>, entry: E, body: unknown): Promise<void> {
  try {
    await listener(entry, body)
  } catch (error) {
    reportError(error)
  }
}

/** Without locks, as on a page that came over plain HTTP, a key sent twice still counts once. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  let isBegun = false
  const begin = () => {
    isBegun = true
    return work()
  }
  try {
    await (locks ? locks.request(name, begin) : begin())
  } catch (error) {
    if (isBegun) throw error
    // A browser that refuses its locks has none.
    await work()
  }
}
