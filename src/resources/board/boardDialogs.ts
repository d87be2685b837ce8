import { later } from '../../fields/fieldView'
import type { MoveDialogProps } from '../flow/MoveDialog'

/** Forms come only when a move asks something. */
export const MoveDialog = later<MoveDialogProps>(() =>
  import('../flow/MoveDialog').then(module => module.MoveDialog),
)
