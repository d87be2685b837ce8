import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'

/** Loaded for pages of resources with a flow. */
export const LazyFlowBar = quiet(later(() => import('./FlowBar'), 'FlowBar', 'form', 'columns'))
