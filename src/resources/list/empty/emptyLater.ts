import { plainLater } from '../../../ui/theme/plainLater'

/** Explanations of an empty list, loaded when one is shown. */
export const LazyNothing = plainLater(() => import('./NothingFound'), 'NothingFound')
export const LazyRefused = plainLater(() => import('./RefusedList'), 'RefusedList')
export const LazyOwnRows = plainLater(() => import('./OwnRows'), 'OwnRows')
