import { later } from '../../ui/theme/later'

/** Loaded for pages of resources with a flow. */
export const LazyFlowBar = later(() => import('./FlowBar'), 'FlowBar', 'form', 'columns')
