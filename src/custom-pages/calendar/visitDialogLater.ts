import { later } from '../../pieces/later'
import type { VisitDialogProps } from './VisitDialog'

/** The form of a visit comes when the first one opens. */
export const VisitDialog = later<VisitDialogProps>(() =>
  import('./VisitDialog').then(module => module.VisitDialog),
)
