import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

/** Loaded when a deletion is refused because of references, or on request. */
export const LazyReassign = quiet(
  later(() => import('./ReassignDialog'), 'ReassignDialog', 'list', 'history', 'columns', 'field'),
)

/** Loaded after the record. */
export const LazyUsedBy = quiet(
  later(() => import('./UsedBy'), 'UsedBy', 'list', 'history', 'columns', 'field'),
)
