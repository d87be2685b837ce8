import { later } from '../../../ui/theme/later'
import type { ShareDialogProps } from './ShareDialog'

export const LazyShareDialog = later<ShareDialogProps>(() =>
  import('./ShareDialog').then(module => module.ShareDialog),
)
