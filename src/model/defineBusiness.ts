import type { Business, Role, RoleName } from '../base/business'
import type { BusinessMenu } from '../base/businessMenu'
import type { BusinessParts, Tenant, UserAttribute } from '../base/businessParts'
import type { IconName, InputName } from './definition/uiNames'
import { resourceDefiner } from './schema'

type Roles = Readonly<Record<RoleName, Role>>
type Attributes = Readonly<Record<string, UserAttribute>>

/** Description of a business; the compiler checks the names in it. */
type BusinessWords<R extends Roles, A extends Attributes, P extends BusinessParts, T> = Omit<
  Business,
  'roles' | 'adminRole' | 'guestRole' | 'userAttributes' | 'parts' | 'menu' | 'tenant'
> & {
  readonly roles: R
  readonly adminRole: NoInfer<keyof R & string>
  readonly guestRole: NoInfer<keyof R & string>
  readonly userAttributes: A
  readonly parts?: P
  readonly menu?: BusinessMenu<NoInfer<IconName | IconIn<P>>>
  readonly tenant?: T & TenantOf<A>
}

type TenantOf<A> = Tenant & {
  readonly column: NoInfer<keyof A & string>
  readonly list: NoInfer<ListIn<A>>
}
type ListIn<A> = {
  [N in keyof A & string]: A[N] extends { readonly list: true } ? N : never
}[keyof A & string]

/** Names that the schemas of a business may use: its roles, user attributes and parts. */
type NamesOf<R, A, P extends BusinessParts, T, K extends object> = {
  readonly role: keyof R & string
  readonly attribute: keyof A & string
  readonly listAttribute: ListIn<A>
  readonly tenant: T extends Tenant ? true : never
  readonly component: PartIn<P, 'components'>
  readonly input: InputName | PartIn<P, 'inputs'>
  readonly template: PartIn<P, 'templates'>
  readonly icon: IconIn<P>
  readonly kinds: K
}

type IconIn<P extends BusinessParts> = keyof P['icons'] & string
type PartIn<
  P extends BusinessParts,
  Sort extends keyof BusinessParts,
> = P[Sort] extends readonly (infer Name extends string)[] ? Name : never

/**
 * Declares a business. Its schemas are declared with the `defineResource` it returns: a role, user
 * attribute or part that the business does not declare does not compile. `All` gives the field names of each
 * resource; without it every resource is accepted. `K` gives the words and values of its own kinds.
 * @example `export const { business, defineResource } = defineBusiness()({ roles: { admin: '1' }, … })`
 */
export const defineBusiness =
  <All = unknown, K extends object = object>() =>
  <
    const R extends Roles,
    const A extends Attributes,
    const P extends BusinessParts = object,
    const T = undefined,
  >(
    words: BusinessWords<R, A, P, T>,
  ) => ({
    business: words as Business,
    /** Declares a resource of this business. */
    defineResource: resourceDefiner<All, NamesOf<R, A, P, T, K>>(),
  })
