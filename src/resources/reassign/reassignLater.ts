import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

const namespaces = ['list', 'history', 'columns', 'field'] as const

/** Loaded when a deletion is refused because of references, or on request. */
export const LazyReassign = quiet(
  later(() => import('./ReassignDialog'), 'ReassignDialog', ...namespaces),
)

/** Loaded after the record. */
export const LazyUsedBy = quiet(later(() => import('./UsedBy'), 'UsedBy', ...namespaces))
