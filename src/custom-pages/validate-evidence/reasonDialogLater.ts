import { later } from '../../pieces/later'
import type { ReasonDialogProps } from './ReasonDialog'

export const ReasonDialog = later<ReasonDialogProps>(() =>
  import('./ReasonDialog').then(module => module.ReasonDialog),
)
