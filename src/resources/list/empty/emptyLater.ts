import type { HttpError } from 'ra-core'
import { plainLater } from '../../../ui/theme/plainLater'

/** Explanations of an empty list, loaded when one is shown. */
export const LazyNothing = plainLater(() =>
  import('./NothingFound').then(module => module.NothingFound),
)
export const LazyRefused = plainLater<{ readonly error: HttpError }>(() =>
  import('./RefusedList').then(module => module.RefusedList),
)
export const LazyOwnRows = plainLater(() => import('./OwnRows').then(module => module.OwnRows))
