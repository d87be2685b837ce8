import type { Business, Role, RoleName, UserAttribute } from '../base/business'
import { resourceDefiner } from './schema'

type Roles = Readonly<Record<RoleName, Role>>
type Attributes = Readonly<Record<string, UserAttribute>>

/** What is said of a business; names it refers to are checked by the compiler. */
type BusinessWords<R extends Roles, A extends Attributes> = Omit<
  Business,
  'roles' | 'adminRole' | 'guestRole' | 'userAttributes'
> & {
  readonly roles: R
  readonly adminRole: NoInfer<keyof R & string>
  readonly guestRole: NoInfer<keyof R & string>
  readonly userAttributes: A
}

/** Names that the schemas of a business may use: its roles and user attributes. */
type NamesOf<R, A, K extends object> = {
  readonly role: keyof R & string
  readonly attribute: keyof A & string
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
  <const R extends Roles, const A extends Attributes>(words: BusinessWords<R, A>) => ({
    business: words as Business,
    /** Declares a resource of this business. */
    defineResource: resourceDefiner<All, NamesOf<R, A, K>>(),
  })
