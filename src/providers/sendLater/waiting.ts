import type { Backend } from '../backend/backend'
import type { QueueEntry, QueueNews, ShownEntry } from './kind'

/** An entry in the list of everything that waits. */
export interface WaitingEntries extends ShownEntry {
  readonly entry: QueueEntry
  /** Sends it now; absent if its author must decide first. */
  readonly retry?: () => void
}
interface Told {
  list(): readonly WaitingEntries[]
  subscribe(listener: () => void): () => void
}

/** All queues of a backend. */
interface Registry {
  readonly queues: Set<Told>
  readonly listeners: Set<() => void>
  readonly toldOf: Set<(news: QueueNews) => void>
  /** Notices without a listener, kept until the dashboard of the signed-in person is drawn. */
  readonly untold: QueueNews[]
}
const registries = new WeakMap<Backend, Registry>()
const registryOf = (backend: Backend): Registry => {
  const none: Registry = {
    ...{ queues: new Set(), listeners: new Set(), toldOf: new Set(), untold: [] },
  }
  const registry = registries.get(backend) ?? none
  registries.set(backend, registry)
  return registry
}

/** Adds a queue to the list. */
export function tellQueue(backend: Backend, told: Told): void {
  const { queues, listeners } = registryOf(backend)
  queues.add(told)
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  told.subscribe(tell)
  tell()
}

/** Entries of all open queues, oldest first. */
export const waitingOf = (backend: Backend): readonly WaitingEntries[] =>
  [...registryOf(backend).queues]
    .flatMap(({ list }) => list())
    .sort((one, other) => one.entry.at.localeCompare(other.entry.at))

export const hasQueues = (backend: Backend) => registryOf(backend).queues.size > 0

export function followWaiting(backend: Backend, listener: () => void): () => void {
  const { listeners } = registryOf(backend)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Passes a notice to the listeners, or keeps it for the next one. */
export function tellNews(backend: Backend, news: QueueNews): void {
  const { toldOf, untold } = registryOf(backend)
  if (toldOf.size === 0) untold.push(news)
  for (const listener of [...toldOf]) listener(news)
}

export function followNews(backend: Backend, listener: (news: QueueNews) => void): () => void {
  const { toldOf, untold } = registryOf(backend)
  toldOf.add(listener)
  for (const news of untold.splice(0)) listener(news)
  return () => {
    toldOf.delete(listener)
  }
}

/** Storage flag for waiting entries of a kind, so that the start opens only the queues it needs. */
export const waitingFlag = (name: string) => `${name}Waiting`
