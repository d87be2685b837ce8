import { plainLater } from '../../ui/theme/plainLater'

/** Preloaded for offline reloads. */
export const LazyMarkHere = plainLater(() => import('./MarkHere'), 'MarkHere')
