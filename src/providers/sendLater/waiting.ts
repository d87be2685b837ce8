import type { Backend } from '../backend'
import type { Entry, News, Shown } from './kind'

/** An entry as the list of all that waits tells it. */
export interface Waiting extends Shown {
  readonly entry: Entry
  /** Sends it now; not where its maker has to decide something first. */
  readonly retry?: () => void
}
interface Told {
  list(): readonly Waiting[]
  subscribe(listener: () => void): () => void
}

/** Of all queues of a backend. */
interface Registry {
  readonly queues: Set<Told>
  readonly listeners: Set<() => void>
  readonly toldOf: Set<(news: News) => void>
  /** What became of entries while nobody followed: they go while the desk of who has just signed in is drawn. */
  readonly untold: News[]
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

/** Adds a queue to what is listed. */
export function tellQueue(backend: Backend, told: Told): void {
  const { queues, listeners } = registryOf(backend)
  queues.add(told)
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  told.subscribe(tell)
  tell()
}

/** All that waits of the queues opened so far, the oldest first. */
export const waitingOf = (backend: Backend): readonly Waiting[] =>
  [...registryOf(backend).queues]
    .flatMap(({ list }) => list())
    .sort((one, other) => one.entry.at.localeCompare(other.entry.at))

/** Whether any queue is open. */
export const hasQueues = (backend: Backend) => registryOf(backend).queues.size > 0

export function followWaiting(backend: Backend, listener: () => void): () => void {
  const { listeners } = registryOf(backend)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells who follows, or whoever does next, what became of an entry that went by itself. */
export function tellNews(backend: Backend, news: News): void {
  const { toldOf, untold } = registryOf(backend)
  if (toldOf.size === 0) untold.push(news)
  for (const listener of [...toldOf]) listener(news)
}

export function followNews(backend: Backend, listener: (news: News) => void): () => void {
  const { toldOf, untold } = registryOf(backend)
  toldOf.add(listener)
  for (const news of untold.splice(0)) listener(news)
  return () => {
    toldOf.delete(listener)
  }
}

/** Those a start opens; scans wait for their page, where somebody hears what became of them. */
export const laterNames = ['orders', 'marks', 'proofs', 'messages', 'moves'] as const
export type OpenedName = (typeof laterNames)[number]
export type LaterName = OpenedName | 'scans'

/** Says in the browser's storage that some of a kind lie here, so that a start knows without opening anything. */
export const waitingFlag = (name: LaterName) => `${name}Waiting`
