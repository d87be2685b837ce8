import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../ui/theme/later'
import type { MoveDialogProps } from '../flow/dialog/MoveDialog'

/** Loaded when a transition has a dialog. */
export const LazyMoveDialog = later<MoveDialogProps>(() =>
  withNamespaces(
    import('../flow/dialog/MoveDialog'),
    'form',
    'history',
    'validation',
    'columns',
  ).then(module => module.MoveDialog),
)
