import { later } from '../../ui/theme/later'

export const LazyMergeRecords = later(
  () => import('./MergeRecords'),
  'MergeRecords',
  'form',
  'history',
  'columns',
  'field',
)
