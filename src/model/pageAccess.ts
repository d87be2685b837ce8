import { type Role, roles } from '../domain/roles'
import { type Act, type Me, mayAct } from './access'
import { rolesThatMay } from './requires'
import type { Catalogue } from './resource'

/**
 * Who may open a page: everyone signed in, every role of the business (`'*'`, as in a schema: never
 * `user`), these roles, or whoever may do something with a resource.
 */
export type PageAccess =
  | 'everyone'
  | '*'
  | readonly Role[]
  | { readonly resource: string; readonly act: Act }

export function mayOpen(access: PageAccess, me: Me, catalogue: Catalogue): boolean {
  if (!isOfResource(access)) return rolesOf(access).includes(me.ROLE)
  const resource = catalogue.resources.get(access.resource)
  return resource !== undefined && mayAct(resource, me, access.act)
}

/** The roles whose holders may open it: what a refusal names. */
export function rolesThatOpen(access: PageAccess, catalogue: Catalogue): readonly Role[] {
  if (!isOfResource(access)) return rolesOf(access)
  const resource = catalogue.resources.get(access.resource)
  return resource ? rolesThatMay(resource, access.act) : []
}

const isOfResource = (access: PageAccess): access is Extract<PageAccess, { resource: string }> =>
  typeof access === 'object' && 'resource' in access

function rolesOf(access: 'everyone' | '*' | readonly Role[]): readonly Role[] {
  if (access === 'everyone') return roles
  return access === '*' ? roles.filter(role => role !== 'user') : access
}
