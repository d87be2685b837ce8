import { plainLater } from '../theme/plainLater'

/** Loaded on servers with only the original API. */
export const NotProvidedLater = plainLater<{ readonly isPage?: boolean }>(() =>
  import('./NotProvided').then(module => module.NotProvided),
)
