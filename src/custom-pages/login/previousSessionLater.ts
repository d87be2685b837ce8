import { plainLater } from '../../ui/theme/plainLater'

/** Preloaded for offline reloads. */
export const LazyPreviousSession = plainLater(() => import('./PreviousSession'), 'PreviousSession')
