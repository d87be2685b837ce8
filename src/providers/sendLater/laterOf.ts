import type { Backend } from '../backend'
import type { Connection } from '../connection'
import { indexedDbBox } from '../draftBox'
import { type Entry, isOpen, type LaterKind } from './kind'
import { createQueue, type Queue } from './queue'
import { takeFormer } from './takeFormer'
import { tellNews, tellQueue, waitingFlag } from './waiting'

const FIRST_MS = 2_000
const MOST_MS = 30_000

/** An order that `differs` is agreed to in the cart. */
const retried: ReadonlySet<string> = new Set(['waiting', 'refused'])

const known = new WeakMap<Backend, Map<string, Queue<Entry>>>()

/**
 * The queue of a kind, made where somebody first needs it: it sends as soon as the server can be
 * reached, and asks a busy one again, at growing intervals up to half a minute.
 */
export function laterOf<E extends Entry>(backend: Backend, kind: LaterKind<E>): Queue<E> {
  const queues = known.get(backend) ?? new Map<string, Queue<Entry>>()
  known.set(backend, queues)
  const before = queues.get(kind.name)
  // A name is a kind's own.
  if (before) return before as unknown as Queue<E>
  const { http, storage, connection, onMe } = backend
  const flag = waitingFlag(kind.name)
  const queue = createQueue(kind, {
    ...{ http, box: indexedDbBox(kind.database, 'kept') },
    owner: () => ownerOf(backend),
    onNews: news => tellNews(backend, news),
    isSelf: () => backend.me() === backend.ownMe(),
    onKept: isAny => (isAny ? storage.set(flag, 'yes') : storage.remove(flag)),
  })
  queues.set(kind.name, queue as unknown as Queue<Entry>)
  tellQueue(backend, {
    subscribe: queue.subscribe,
    list: () =>
      queue
        .list()
        .flatMap(entry =>
          entry.state === 'sent' ? [] : { ...kind.shown(entry), entry, ...way(entry) },
        ),
  })
  const way = (entry: E) => retried.has(entry.state) && { retry: () => void queue.retry(entry) }
  const lookAll = async () => {
    await takeFormer(kind, backend, queue)
    await queue.read()
  }
  const look = () => void lookAll().then(again)
  const again = tryAgain(queue, connection)
  onMe(look)
  look()
  return queue
}

/** Who works here, and in which company: as whom they look at the app makes no difference. */
export function ownerOf({ ownMe }: Pick<Backend, 'ownMe'>): string | null {
  const me = ownMe()
  return me && `${me.ID}|${me.EMPRESA ?? ''}`
}

/** The key, the maker and the moment of something new. */
export const begun = (owner: string) =>
  ({ key: crypto.randomUUID(), owner, at: new Date().toISOString(), state: 'waiting' }) as const

/** Answers what begins anew: after the line came back, or somebody signed in. */
function tryAgain(queue: Queue<Entry>, connection: Connection) {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  queue.onDone(() => {
    tries = 0
  })
  const again = () => {
    tries = 0
    clearTimeout(timer)
    timer = undefined
    // What was under way may still meet the line, or the session, as it was: then once more.
    void queue.send().then(queue.send)
  }
  connection.onReturn(again)
  queue.subscribe(() => {
    if (timer !== undefined || !queue.list().some(isOpen)) return
    // Spread by chance, so that the devices of a branch do not come back all at once.
    const wait = Math.min(MOST_MS, FIRST_MS * 2 ** tries++) * (0.75 + Math.random() / 2)
    timer = setTimeout(() => {
      timer = undefined
      void queue.send()
    }, wait)
  })
  return again
}
