import { plainLater } from '../../pieces/theme/plainLater'

/** Preloaded for offline reloads. */
export const LazyLeftHere = plainLater(() => import('./LeftHere').then(module => module.LeftHere))
