import { createContext, useContext } from 'react'
import type { Backend } from '../backend/backend'
import type { LaterKind, QueueEntry } from './kind'

/** A queue of entries that wait on this device until they are sent. */
export interface LocalQueue {
  readonly kind: LaterKind<QueueEntry>
  readonly open: (backend: Backend) => unknown
}

/** The queues of the business; their code is loaded when there are entries to send or to show. */
export interface LocalQueues {
  /** Opened at start if their storage flag says that they hold entries. */
  readonly names: readonly string[]
  readonly load: () => Promise<Readonly<Record<string, LocalQueue>>>
}

/** Provides the queues; tests pass their own. */
export const LocalQueuesContext = createContext<LocalQueues>({ names: [], load: async () => ({}) })
export const useLocalQueues = () => useContext(LocalQueuesContext)
