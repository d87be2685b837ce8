import { later } from './later'

/** Loaded with the first question. */
export const LazyConfirm = later(async () => (await import('./Confirm')).Confirm)
