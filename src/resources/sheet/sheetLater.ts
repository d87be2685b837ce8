import { later } from '../../ui/theme/later'

/** Loaded when the grid opens. */
export const LazySheet = later(
  () => import('./Sheet'),
  'Sheet',
  'sheet',
  'form',
  'list',
  'validation',
  'columns',
  'field',
)
