/** Types of user attributes, by the kinds whose values they have. */
export interface AttributeValues {
  readonly text: string
  readonly integer: number
  readonly decimal: number
  readonly boolean: boolean
  readonly date: string
  readonly dateTime: string
}
export type AttributeKind = keyof AttributeValues
export type AttributeValue = AttributeValues[AttributeKind]

/**
 * A user attribute, usable as `$me.…`: a field of the same name in `users`, unless the server of the business
 * computes it. The start refuses a kind that the field does not have.
 */
export type UserAttribute =
  | {
      /** Kind of its value; an attribute from a reference has that of the key it refers to. @example `kind: 'integer'` */
      readonly kind: AttributeKind
      /** The user has several: a field of kind `references` or `choices`. @default one value */
      readonly list?: true
    }
  | {
      readonly kind: AttributeKind
      /** Names of the roles that have the computed value. */
      readonly roles: readonly string[]
      /** Value of a user of such a role without one of their own. */
      readonly usual: AttributeValue
    }

/** Values of declared user attributes. */
export type ValuesOf<A extends Readonly<Record<string, UserAttribute>>> = {
  readonly [N in keyof A]: A[N] extends { readonly list: true }
    ? readonly AttributeValues[A[N]['kind']][]
    : AttributeValues[A[N]['kind']] | (A[N] extends { readonly usual: unknown } ? undefined : null)
}
