import { mayAct } from '../../../model/access/access'
import type { Resource } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { mayChangeMany } from '../../bulk/bulkLater'

/** Rows are selectable if a bulk action exists. */
export function useSelectable(resource: Resource): boolean {
  const me = useMe()
  return mayAct(resource, me, 'delete') || mayChangeMany(resource, me)
}
