import type { Resource } from '../../model/resource'
import { later } from '../../pieces/later'
import type { FlowBarProps } from './FlowBar'

/** Only pages of resources with a flow fetch what draws it. */
export const FlowBar = later<FlowBarProps>(() => import('./FlowBar').then(module => module.FlowBar))

export const hasFlow = ({ schema }: Resource): boolean => 'flow' in schema
