import { later } from './later'

/** Loaded with the first question. */
export const LazyConfirm = later(() => import('./Confirm'), 'Confirm')
