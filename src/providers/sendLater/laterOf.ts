import { useEvent } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import { tenantOf } from '../../base/business'
import { parseJson } from '../../base/parseJson'
import type { Backend } from '../backend/backend'
import { useBackend } from '../backend/backendContext'
import type { Connection } from '../http/connection'
import { indexedDbBox } from '../session/draftBox'
import { isUnsent, type LaterKind, type QueueEntry } from './kind'
import { createQueue, type Queue } from './queue'
import { publishNews, registerQueue, waitingFlag } from './waiting'

const FIRST_MS = 2_000
const MOST_MS = 30_000

/** An order in state `differs` is confirmed in the cart. */
const retried: ReadonlySet<string> = new Set(['waiting', 'refused'])

const known = new WeakMap<Backend, Map<string, Queue<QueueEntry>>>()

/**
 * The queue of a kind, created on first use. It sends as soon as the server is reachable, and retries at
 * growing intervals up to half a minute.
 */
export function laterOf<E extends QueueEntry>(backend: Backend, kind: LaterKind<E>): Queue<E> {
  const queues = known.get(backend) ?? new Map<string, Queue<QueueEntry>>()
  known.set(backend, queues)
  const before = queues.get(kind.name)
  // Each kind has its own name, so the type is safe.
  if (before) return before as Queue<E>
  const { http, storage, connection, onMe } = backend
  const flag = waitingFlag(kind.name)
  const queue = createQueue(kind, {
    ...{ http, box: indexedDbBox(kind.database, 'kept') },
    owner: () => ownerOf(backend),
    onNews: news => publishNews(backend, news),
    isSelf: () => backend.me() === backend.ownMe(),
    onKept: isAny => (isAny ? storage.set(flag, 'yes') : storage.remove(flag)),
  })
  queues.set(kind.name, queue as Queue<QueueEntry>)
  registerQueue(backend, {
    subscribe: queue.subscribe,
    list: () =>
      queue
        .list()
        .flatMap(entry =>
          entry.state === 'sent' ? [] : { ...kind.shown(entry), entry, ...retryOf(entry) },
        ),
  })
  const retryOf = (entry: E) => retried.has(entry.state) && { retry: () => void queue.retry(entry) }
  const lookAll = async () => {
    await adoptFormerQueue(kind, backend, queue)
    await queue.read()
  }
  const look = () => void lookAll().then(again)
  const again = tryAgain(queue, connection)
  onMe(look)
  look()
  return queue
}

/** The signed-in person and their company, also while viewing as another user. */
export function ownerOf({ ownMe }: Pick<Backend, 'ownMe'>): string | null {
  const me = ownMe()
  return me && `${me.ID}|${tenantOf(me) ?? ''}`
}

export const newEntryHead = (owner: string) =>
  ({ key: crypto.randomUUID(), owner, at: new Date().toISOString(), state: 'waiting' }) as const

/** Returns a function that restarts the attempts, for a returned connection or a new sign-in. */
function tryAgain(queue: Queue<QueueEntry>, connection: Connection) {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  queue.onDone(() => {
    tries = 0
  })
  const again = () => {
    tries = 0
    clearTimeout(timer)
    timer = undefined
    // A request in progress may still use the old connection or session, so it sends twice.
    void queue.send().then(queue.send)
  }
  connection.onReturn(again)
  queue.subscribe(() => {
    if (timer !== undefined || !queue.list().some(isUnsent)) return
    // Random spread, so that the devices of a branch do not return all at once.
    const wait = Math.min(MOST_MS, FIRST_MS * 2 ** tries++) * (0.75 + Math.random() / 2)
    timer = setTimeout(() => {
      timer = undefined
      void queue.send()
    }, wait)
  })
  return again
}

/** Takes over entries of an earlier version; the old storage stays until they are stored again. */
export async function adoptFormerQueue<E extends QueueEntry>(
  { name, former }: LaterKind<E>,
  { storage, ownMe }: Pick<Backend, 'storage' | 'ownMe'>,
  queue: Pick<Queue<E>, 'keep'>,
): Promise<void> {
  const me = ownMe()
  const place = me && former?.name(me)
  if (!me || !former || !place) return
  const entries = listIn(storage.get(place)).flatMap(
    value => former.read(value, `${me.ID}|${tenantOf(me) ?? ''}`) ?? [],
  )
  for (const entry of entries) await queue.keep(entry)
  if (entries.length === 0 || storage.get(waitingFlag(name)) !== null) storage.remove(place)
}

function listIn(text: string | null): readonly unknown[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept : []
}

/** The queue of a kind and its entries; `onDone` is called for each one that the server accepts. */
export function useLater<E extends QueueEntry>(
  kind: LaterKind<E>,
  onDone: (entry: E, body: unknown) => unknown = () => undefined,
) {
  const backend = useBackend()
  const queue = laterOf(backend, kind)
  const entries = useSyncExternalStore(queue.subscribe, queue.list)
  const done = useEvent(onDone)
  useEffect(() => queue.onDone(done), [queue, done])
  /** The head of a new entry; undefined while nobody is signed in. */
  const newHead = () => {
    const owner = ownerOf(backend)
    return owner === null ? undefined : newEntryHead(owner)
  }
  return { queue, entries, newHead }
}
