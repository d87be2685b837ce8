import { isOfTenants, tenantColumn } from '../../src/base/business'
import { type Me, mayAct } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { ConditionList } from '../../src/model/lists/askable'
import { usableState } from '../../src/model/lists/listState'
import { Refusal } from '../base/refusal'
import type { DataContext, DbRow } from '../db/db'
import { readFilter } from '../query/list/listQuery'
import { recordNotFound } from '../read/read'

/** List of a view; refused if the user may not see it. */
export function readListResource({ catalogue }: DataContext, me: Me, name: string): Resource {
  const resource = catalogue.resources.get(name)
  if (!resource || !mayAct(resource, me, 'list')) throw recordNotFound()
  return resource
}

/** The part of a stored state that may be used today. */
export function usable(list: ConditionList, stored: unknown) {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return usableState(value, { ...list, fits: fitsFor(list) })
}

/** A condition is valid if the list accepts it. */
export const fitsFor = (list: ConditionList) => (name: string, condition: unknown) => {
  try {
    readFilter({ [name]: condition }, list)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The user's own views, and those of users of the same tenant. */
export const canOpenView = (row: DbRow, me: Me): boolean =>
  Number(row.USER_ID) === me.ID || isOfTenants(me, row[tenantColumn()])
