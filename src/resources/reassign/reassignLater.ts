import { later } from '../../ui/theme/later'

/** Loaded when a deletion is refused because of references, or on request. */
export const LazyReassign = later(
  () => import('./ReassignDialog'),
  'ReassignDialog',
  'list',
  'history',
  'columns',
  'field',
)
