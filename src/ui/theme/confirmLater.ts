import { later } from './later'
import { quiet } from './plainLater'

/** Loaded with the first question. */
export const LazyConfirm = quiet(later(() => import('./Confirm'), 'Confirm'))
export const LazyTextDialog = quiet(later(() => import('./TextDialog'), 'TextDialog'))
