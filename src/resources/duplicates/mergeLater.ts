import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

export const LazyMergeRecords = quiet(
  later(() => import('./MergeRecords'), 'MergeRecords', 'form', 'history', 'columns', 'field'),
)
