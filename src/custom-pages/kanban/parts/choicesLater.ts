import { later } from '../../../ui/theme/later'
import type { ChoicesProps } from './Choices'

/** Loaded with the first menu. */
export const LazyChoices = later<ChoicesProps>(() =>
  import('./Choices').then(module => module.Choices),
)
