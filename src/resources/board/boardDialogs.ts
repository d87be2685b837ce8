import { later } from '../../pieces/later'
import type { MoveDialogProps } from '../flow/MoveDialog'

/** Forms come only when a move asks something. */
export const MoveDialog = later<MoveDialogProps>(() =>
  import('../flow/MoveDialog').then(module => module.MoveDialog),
)
