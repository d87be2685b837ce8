import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'

/** Rows may be ticked where something can be done with many of them. */
export const useSelectable = (resource: Resource): boolean => mayAct(resource, useMe(), 'delete')
