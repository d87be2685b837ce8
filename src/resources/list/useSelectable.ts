import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { mayChangeMany } from '../bulk/bulkLater'

/** Rows may be ticked where something can be done with many of them. */
export function useSelectable(resource: Resource): boolean {
  const me = useMe()
  return mayAct(resource, me, 'delete') || mayChangeMany(resource, me)
}
