import { adminRole, isRole, type Role, tenantColumn, tenantOf } from '../../src/base/business'
import { type Me, mayAct } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { DataContext } from '../db/db'

/** A row of its own for each view that everyone is offered. */
export const everyoneKey = (id: string) => `everyone:${id}`

export const roleKey = (role: Role) => `role:${role}`

/** Default views of the user and their role, and the default each view is. */
export async function readViewDefaults({ db }: DataContext, resource: Resource, me: Me) {
  const rows = await db.read
    .selectFrom('_VIEW_DEFAULT')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where(tenantColumn(), 'in', ['', tenantOf(me) ?? ''])
    .execute()
  const at = (scope: string) => rows.find(({ WHO }) => WHO === scope)?.VIEW_ID
  const published = rows.flatMap(({ WHO, VIEW_ID }) => {
    const role = String(WHO).replace(/^role:/, '')
    return isRole(role) && WHO !== role ? [{ role, id: String(VIEW_ID) }] : []
  })
  const shared = rows.flatMap(({ WHO, VIEW_ID }) =>
    WHO === everyoneKey(String(VIEW_ID)) ? [String(VIEW_ID)] : [],
  )
  return { shared, mine: at(`user:${me.ID}`), role: at(roleKey(me.ROLE)), published }
}

export type Defaults = Awaited<ReturnType<typeof readViewDefaults>>

export const canPublish = (resource: Resource, me: Me): boolean =>
  me.ROLE === adminRole() && mayAct(resource, me, 'list')
