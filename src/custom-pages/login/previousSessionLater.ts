import { plainLater, quiet } from '../../ui/theme/plainLater'

/** Preloaded for offline reloads. */
export const LazyPreviousSession = quiet(
  plainLater(() => import('./PreviousSession'), 'PreviousSession'),
)
