import { plainLater } from '../theme/plainLater'

/** Loaded on servers with only the original API. */
export const NotProvidedLater = plainLater(() => import('./NotProvided'), 'NotProvided')
