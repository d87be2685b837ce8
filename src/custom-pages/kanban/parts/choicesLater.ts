import { later } from '../../../ui/theme/later'

/** Loaded with the first menu. */
export const LazyChoices = later(async () => (await import('./Choices')).Choices)
