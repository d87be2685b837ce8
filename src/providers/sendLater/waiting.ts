import { createListeners, type Listeners } from '../../base/listeners'
import type { Backend } from '../backend/backend'
import type { QueueEntry, QueueNews, ShownEntry } from './kind'

export interface WaitingEntries extends ShownEntry {
  readonly entry: QueueEntry
  /** Sends it now; absent if its author must decide first. */
  readonly retry?: () => void
}
interface WaitingQueue {
  list(): readonly WaitingEntries[]
  subscribe(listener: () => void): () => void
}

interface Registry {
  readonly queues: Set<WaitingQueue>
  readonly changes: Listeners<[]>
  readonly newsListeners: Set<(news: QueueNews) => void>
  /** Notices without a listener, kept until the dashboard of the signed-in person is drawn. */
  readonly pendingNews: QueueNews[]
}
const registries = new WeakMap<Backend, Registry>()
const registryOf = (backend: Backend): Registry => {
  const none: Registry = {
    ...{ queues: new Set(), newsListeners: new Set(), pendingNews: [] },
    changes: createListeners(),
  }
  const registry = registries.get(backend) ?? none
  registries.set(backend, registry)
  return registry
}

export function registerQueue(backend: Backend, queue: WaitingQueue): void {
  const { queues, changes } = registryOf(backend)
  queues.add(queue)
  queue.subscribe(changes.notify)
  changes.notify()
}

/** Entries of all open queues, oldest first. */
export const waitingOf = (backend: Backend): readonly WaitingEntries[] =>
  [...registryOf(backend).queues]
    .flatMap(({ list }) => list())
    .sort((one, other) => one.entry.at.localeCompare(other.entry.at))

export const hasQueues = (backend: Backend) => registryOf(backend).queues.size > 0

export const followWaiting = (backend: Backend, listener: () => void) =>
  registryOf(backend).changes.subscribe(listener)

/** Passes a notice to the listeners, or keeps it for the next one. */
export function publishNews(backend: Backend, news: QueueNews): void {
  const { newsListeners, pendingNews } = registryOf(backend)
  if (newsListeners.size === 0) pendingNews.push(news)
  for (const listener of [...newsListeners]) listener(news)
}

export function followNews(backend: Backend, listener: (news: QueueNews) => void): () => void {
  const { newsListeners, pendingNews } = registryOf(backend)
  newsListeners.add(listener)
  for (const news of pendingNews.splice(0)) listener(news)
  return () => {
    newsListeners.delete(listener)
  }
}

/** Storage flag for waiting entries of a kind, so that the start opens only the queues it needs. */
export const waitingFlag = (name: string) => `${name}Waiting`
