import { later } from '../../pieces/later'
import type { ImportDialogProps } from './ImportDialog'

/** Lists fetch it when somebody opens it, or is about to. */
export const ImportDialog = later<ImportDialogProps>(() =>
  import('./ImportDialog').then(module => module.ImportDialog),
)
