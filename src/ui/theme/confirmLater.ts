import { later } from './later'
import { quiet } from './plainLater'

/** Loaded with the first question. */
export const LazyConfirm = quiet(later(() => import('./Confirm'), 'Confirm'))
