import { type ComponentType, createContext, useContext } from 'react'
import type { Backend } from '../backend/backend'
import type { savedHolder } from '../session/savedHolder'
import type { SafeStorage } from '../session/storage'
import type { LaterKind, QueueEntry } from './kind'

/** A queue of entries that wait on this device until they are sent. */
export interface LocalQueue {
  readonly kind: LaterKind<QueueEntry>
  readonly open: (backend: Backend) => unknown
}

/** The person whose unexpired token lies on this device. */
export type Holder = NonNullable<ReturnType<typeof savedHolder>>

/** Something besides entries that the business keeps on this device for the holder of an unverified session. */
export interface StoredPart {
  /** True if it is reason enough to show what is kept. */
  readonly isKept?: (storage: SafeStorage, holder: Holder) => boolean
  /** Shown on the sign-in page, where the server cannot be reached. */
  readonly Part: ComponentType<{ readonly holder: Holder }>
}

/** The queues of the business; their code is loaded when there are entries to send or to show. */
export interface LocalQueues {
  /** Opened at start if their storage flag says that they hold entries. */
  readonly names: readonly string[]
  readonly load: () => Promise<Readonly<Record<string, LocalQueue>>>
  readonly loadKept?: () => Promise<readonly StoredPart[]>
}

/** Provides the queues; tests pass their own. */
export const LocalQueuesContext = createContext<LocalQueues>({ names: [], load: async () => ({}) })
export const useLocalQueues = () => useContext(LocalQueuesContext)
