import { plainLater } from '../../pieces/theme/plainLater'

/** Preloaded for offline reloads. */
export const LazyLeftHere = plainLater(() =>
  import('./PreviousSession').then(module => module.PreviousSession),
)
