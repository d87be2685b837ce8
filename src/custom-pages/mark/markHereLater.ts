import { plainLater } from '../../pieces/plainLater'

/** Fetched while there is a network: a reload without one finds it. */
export const MarkHere = plainLater(() => import('./MarkHere').then(module => module.MarkHere))
