import { later } from '../../../ui/theme/later'

export const LazyShareDialog = later(() =>
  import('./ShareDialog').then(module => module.ShareDialog),
)
