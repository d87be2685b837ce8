import { plainLater } from '../../pieces/plainLater'

/** Fetched while there is a network: a reload without one finds it. */
export const LeftHere = plainLater(() => import('./LeftHere').then(module => module.LeftHere))
