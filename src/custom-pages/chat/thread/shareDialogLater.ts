import { later } from '../../../ui/theme/later'

export const LazyShareDialog = later(async () => (await import('./ShareDialog')).ShareDialog)
