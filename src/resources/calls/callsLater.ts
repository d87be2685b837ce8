import type { Me } from '../../model/access'
import { callsOf, mayFollow } from '../../model/calls'
import type { Resource } from '../../model/resource'
import { plainLater } from '../../pieces/plainLater'
import type { CallsProps } from './Calls'

/** Only pages of resources whose flow calls other systems fetch what tells of it. */
export const Calls = plainLater<CallsProps>(() => import('./Calls').then(module => module.Calls))

export const hasCalls = (resource: Resource, me: Me): boolean =>
  resource.rest.versions && callsOf(resource).length > 0 && mayFollow(resource, me)
