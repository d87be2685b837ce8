import type { Backend } from '../providers/backend/backend'
import type { LocalQueues } from '../providers/sendLater/localQueues'

/** `queues.ts` of a business: its entries that wait on the device until they are sent. */
export interface BusinessQueues extends LocalQueues {
  /** Loads what must open without a network, once the app has settled. */
  readonly prepare?: (backend: Backend) => Promise<void>
}

export const queues: BusinessQueues = { names: [], load: async () => ({}) }
