import type { Business, Role, RoleName, Tenant, UserAttribute } from '../base/business'
import { resourceDefiner } from './schema'

type Roles = Readonly<Record<RoleName, Role>>
type Attributes = Readonly<Record<string, UserAttribute>>

/** What is said of a business; names it refers to are checked by the compiler. */
type BusinessWords<R extends Roles, A extends Attributes, T> = Omit<
  Business,
  'roles' | 'adminRole' | 'guestRole' | 'userAttributes' | 'tenant'
> & {
  readonly roles: R
  readonly adminRole: NoInfer<keyof R & string>
  readonly guestRole: NoInfer<keyof R & string>
  readonly userAttributes: A
  readonly tenant?: T & TenantOf<A>
}

type TenantOf<A> = Tenant & { readonly [W in 'column' | 'list']: NoInfer<keyof A & string> }

/** Names that the schemas of a business may use: its roles and user attributes. */
type NamesOf<R, A, T, K extends object> = {
  readonly role: keyof R & string
  readonly attribute: keyof A & string
  readonly tenant: T extends Tenant ? true : never
  readonly kinds: K
}

/**
 * Declares a business. Its schemas are declared with the `defineResource` it returns: a role or user
 * attribute that the business does not declare does not compile. `All` gives the field names of each
 * resource; without it every resource is accepted. `K` gives the words and values of its own kinds.
 * @example `export const { business, defineResource } = defineBusiness()({ roles: { admin: '1' }, … })`
 */
export const defineBusiness =
  <All = unknown, K extends object = object>() =>
  <const R extends Roles, const A extends Attributes, const T = undefined>(
    words: BusinessWords<R, A, T>,
  ) => ({
    business: words as Business,
    /** Declares a resource of this business. */
    defineResource: resourceDefiner<All, NamesOf<R, A, T, K>>(),
  })
