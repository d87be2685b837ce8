import { later } from '../../pieces/later'
import type { ShareDialogProps } from './ShareDialog'

export const ShareDialog = later<ShareDialogProps>(() =>
  import('./ShareDialog').then(module => module.ShareDialog),
)
