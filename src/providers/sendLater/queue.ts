import type { DraftBox } from '../session/drafts'
import { createEntryStore } from './kept'
import {
  isUnsent,
  type LaterHttp,
  type LaterKind,
  type QueueEntry,
  type QueueNews,
  type SendOutcome,
} from './kind'

export interface QueueConfig {
  readonly box: DraftBox
  readonly http: LaterHttp
  /** The signed-in person and company; null: signed out. */
  readonly owner: () => string | null
  /** False while viewing as another user: entries wait. */
  readonly isSelf?: () => boolean
  /** Called with the result of an entry sent automatically. */
  readonly onNews?: (news: QueueNews) => void
  /** Called with whether this device has entries of this kind, of any owner. */
  readonly onKept?: (isAny: boolean) => void
}

export interface Queue<E extends QueueEntry> {
  /** The current person's entries, oldest first. */
  list(): readonly E[]
  subscribe(listener: () => void): () => void
  add(entry: E): Promise<void>
  /** Stores it, sends it before others, and returns the result. */
  submit(entry: E): Promise<SendOutcome<E>>
  /** Stores its current state. */
  keep(entry: E): Promise<void>
  drop(entry: E): Promise<void>
  /** Whether an entry is stored on this device; with full or blocked storage it ends with the tab. */
  lies(entry: E): boolean
  /** Sends waiting entries in order, in one tab at a time. */
  send(): Promise<void>
  /** Reads entries of other tabs and earlier visits. */
  read(): Promise<void>
  retry(entry: E): Promise<void>
  /** Called for each accepted entry, before it leaves the list. */
  onDone(listener: Listener<E>): () => void
}
type Listener<E> = (entry: E, body: unknown) => unknown

/**
 * Entries that survive a closed tab and a lost connection: stored before they are sent, sent in order by
 * one tab at a time, and removed after the server's final answer.
 */
export function createQueue<E extends QueueEntry>(
  kind: LaterKind<E>,
  config: QueueConfig,
): Queue<E> {
  const { owner, isSelf = () => true } = config
  const kept = createEntryStore(kind, config)
  const done = new Set<Listener<E>>()
  let running: Promise<void> | undefined

  const sendOne = async (entry: E): Promise<SendOutcome<E>> => {
    kept.show({ ...entry, state: 'sending' })
    const outcome = await kind
      .send(entry, config.http)
      // An unexpected error of a kind's code keeps the entry.
      .catch((): SendOutcome<E> => ({ kind: 'later' }))
    // Its author withdrew it meanwhile.
    if (!kept.has(entry)) return outcome
    if (outcome.kind === 'done') {
      for (const listener of [...done])
        await notifyListener(listener, outcome.entry ?? entry, outcome.body)
      await kept.remove(entry)
      if (kind.showsSent) kept.show({ ...(outcome.entry ?? entry), state: 'sent' })
    } else await kept.keep(outcome.entry ?? entry)
    return outcome
  }
  const isNext = (entry: E) => entry.state === 'waiting' && entry.owner === owner()
  const next = () => (isSelf() ? kept.list().find(isNext) : undefined)
  const sendAll = async () => {
    try {
      // Another tab may have sent or added entries.
      await kept.read()
      for (let entry = next(); entry; entry = next()) {
        const outcome = await sendOne(entry)
        if (outcome.kind === 'later') break
        const news = kind.news?.(entry, outcome)
        if (news) config.onNews?.(news)
      }
    } finally {
      // Reset at once, so that entries added from now on start a new run.
      running = undefined
    }
  }
  const send = async () => {
    if (next())
      running ??= alone(`mostrador-${kind.name}`, sendAll).catch(() => {
        // After an error the next run starts again.
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
      if (!isUnsent(entry)) await kept.keep({ ...bare, state: 'waiting' } as E)
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

/** An error of the listener must not repeat the accepted request. */
async function notifyListener<E>(listener: Listener<E>, entry: E, body: unknown): Promise<void> {
  try {
    await listener(entry, body)
  } catch (error) {
    reportError(error)
  }
}

/** Runs one tab at a time. Without locks, as on plain HTTP, the idempotency key prevents duplicates. */
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
    // The browser refuses locks.
    await work()
  }
}
