import type { HttpError } from 'ra-core'
import { plainLater } from '../../../ui/theme/plainLater'

/** Explanations of an empty list, loaded when one is shown. */
export const LazyNothing = plainLater(async () => (await import('./NothingFound')).NothingFound)
export const LazyRefused = plainLater<{ readonly error: HttpError }>(() =>
  import('./RefusedList').then(module => module.RefusedList),
)
export const LazyOwnRows = plainLater(async () => (await import('./OwnRows')).OwnRows)
