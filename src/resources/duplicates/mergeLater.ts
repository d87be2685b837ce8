import { type Me, mayAct } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { later } from '../../ui/theme/later'

/** Whether this person may make one record of several: of a resource with `matchFields`, by change and deletion. */
export const mayMerge = (resource: Resource, me: Me): boolean =>
  !me.PLAIN_SERVER &&
  resource.schema.matchFields !== undefined &&
  mayAct(resource, me, 'edit') &&
  mayAct(resource, me, 'delete')

export const LazyMergeRecords = later(
  () => import('./MergeRecords'),
  'MergeRecords',
  'form',
  'history',
  'columns',
  'field',
)
