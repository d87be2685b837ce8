import type { Me } from '../../model/access/access'
import { callsOf, mayFollow } from '../../model/access/calls'
import type { Resource } from '../../model/fields/resource'
import { plainLater, quiet } from '../../ui/theme/plainLater'

/** Loaded for resources whose flow calls other systems. */
export const LazyCalls = quiet(plainLater(() => import('./Calls'), 'Calls', 'list'))

export const hasCalls = (resource: Resource, me: Me): boolean =>
  resource.rest.concurrency && callsOf(resource).length > 0 && mayFollow(resource, me)
