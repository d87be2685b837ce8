import type { Role } from '../../../src/domain/roles'
import { type Me, mayAct } from '../../../src/model/access'
import { type LeftOut, type ListState, usableState } from '../../../src/model/listState'
import type { Resource } from '../../../src/model/resource'
import type { Row } from '../../db/db'
import { readFilter } from '../../records/listQuery'
import { notFound } from '../../records/read'
import { Refusal } from '../../refusal'
import type { ViewsContext } from './viewsContext'

/** A kept view as its reader gets it: only what they may use of it. */
export interface View {
  readonly id: string
  readonly resource: string
  readonly name: string
  readonly state: ListState
  readonly left: LeftOut
  readonly isMine: boolean
  /** The list begins with it: as its reader wished, or as was published for their role. */
  readonly isDefault?: 'me' | 'role'
  /** The roles it was published for; told to who may publish. */
  readonly roles?: readonly Role[]
}

/** The list somebody asks views of; one they may not see has none. */
export function listOf({ catalogue }: ViewsContext, me: Me, name: unknown): Resource {
  const resource = typeof name === 'string' ? catalogue.resources.get(name) : undefined
  if (!resource || !mayAct(resource, me, 'list')) throw notFound()
  return resource
}

/** What may be used today of a state as it stands in the database. */
export function usable(resource: Resource, me: Me, stored: unknown) {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return usableState(value, { resource, me, fits: fitsFor(resource, me) })
}

/** A condition fits when the list itself would take it. */
export const fitsFor = (resource: Resource, me: Me) => (name: string, condition: unknown) => {
  try {
    readFilter({ [name]: condition }, resource, me)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Own views anybody may open; those of others who work in the same company. */
export const mayOpen = (row: Row, me: Me): boolean =>
  Number(row.USER_ID) === me.ID ||
  (row.EMPRESA !== null && me.EMPRESAS.includes(String(row.EMPRESA)))
