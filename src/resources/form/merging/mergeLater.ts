import { later } from '../../../pieces/later'
import type { MergeDialogProps } from './MergeDialog'

/** Comes when two people changed the same. */
export const MergeDialog = later<MergeDialogProps>(() =>
  import('./MergeDialog').then(module => module.MergeDialog),
)
