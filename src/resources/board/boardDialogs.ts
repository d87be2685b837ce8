import { later } from '../../ui/theme/later'

/** Loaded when a transition has a dialog. */
export const LazyMoveDialog = later(
  () => import('../flow/dialog/MoveDialog'),
  'MoveDialog',
  'form',
  'history',
  'validation',
  'columns',
)
