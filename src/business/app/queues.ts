import type { BusinessQueues } from '../../defaults/queues'

/** Entries of the distributor that wait on the device. */
export const queues: BusinessQueues = {
  names: ['orders', 'marks', 'proofs', 'messages', 'moves'],
  load: () => import('./localQueues').then(module => module.localQueues),
  loadKept: () => import('./localQueues').then(module => module.keptParts),
  prepare: async backend =>
    (await import('../../custom-pages/mark/prepare')).prepareMarking(backend),
}
