import { withNamespaces } from '../../i18n/inUse'
import { later } from '../../ui/theme/later'
import type { FlowBarProps } from './FlowBar'

/** Loaded for pages of resources with a flow. */
export const LazyFlowBar = later<FlowBarProps>(() =>
  withNamespaces(import('./FlowBar'), 'form', 'columns').then(module => module.FlowBar),
)
