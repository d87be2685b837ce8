import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../ui/theme/later'
import type { ReassignDialogProps } from './ReassignDialog'

/** Loaded when a deletion is refused because of references, or on request. */
export const LazyReassign = later<ReassignDialogProps>(() =>
  withNamespaces(import('./ReassignDialog'), 'list', 'history', 'columns', 'field').then(
    module => module.ReassignDialog,
  ),
)
