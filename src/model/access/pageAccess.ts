import { business, everyRole, guestRole, type Role, roleNameOf } from '../../base/business'
import type { Catalogue } from '../fields/resource'
import { type Act, isGranted, type Me } from './access'
import { rolesThatMay } from './requires'

/**
 * Access to a page: every signed-in user, every role of the business (`'*'`, which excludes `user`),
 * those without a portal (`'staff'`), certain roles, or a right on a resource.
 */
export type PageAccess =
  | 'everyone'
  | '*'
  | 'staff'
  | readonly Role[]
  | { readonly resource: string; readonly act: Act }

/** Words of a page's declaration that decide who opens it. */
interface AccessWords {
  readonly access: PageAccess
  /** The original API (business.md#original-api) is enough for the page. */
  readonly original?: boolean
}

/** True if the user has access to the page, and the server provides its data. */
export const mayOpen = (page: AccessWords, me: Me, catalogue: Catalogue): boolean =>
  (!me.PLAIN_SERVER || page.original === true) && hasAccess(page.access, me, catalogue)

/** The same on a server with our whole API. */
export function hasAccess(access: PageAccess, me: Me, catalogue: Catalogue): boolean {
  if (!isOfResource(access)) return rolesOf(access).includes(me.ROLE)
  const resource = catalogue.resources.get(access.resource)
  return resource !== undefined && isGranted(resource, me, access.act)
}

/** Roles that may open the page; shown in the refusal. */
export function rolesThatOpen(access: PageAccess, catalogue: Catalogue): readonly Role[] {
  if (!isOfResource(access)) return rolesOf(access)
  const resource = catalogue.resources.get(access.resource)
  return resource ? rolesThatMay(resource, access.act) : []
}

const isOfResource = (access: PageAccess): access is Extract<PageAccess, { resource: string }> =>
  typeof access === 'object' && 'resource' in access

function rolesOf(access: Exclude<PageAccess, { resource: string }>): readonly Role[] {
  if (access === 'everyone') return everyRole()
  if (typeof access !== 'string') return access
  const outside = access === 'staff' ? Object.keys(business().menu?.portals ?? {}) : []
  return everyRole().filter(role => role !== guestRole() && !outside.includes(roleNameOf(role)))
}
