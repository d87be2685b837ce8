import type { Resource } from '../fields/resource'
import { type Me, mayAct } from './access'

/** Whether this person may make one record of several: of a resource with `matchFields`, by change and deletion. */
export const mayMerge = (resource: Resource, me: Me): boolean =>
  !me.PLAIN_SERVER &&
  // The word itself may not be loaded yet.
  'matchFields' in resource.schema &&
  mayAct(resource, me, 'edit') &&
  mayAct(resource, me, 'delete')
