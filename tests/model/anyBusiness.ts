import type { CustomKinds } from '../../src/custom-kinds/kinds'
import type { CustomFieldOf, FieldDefinition as OwnField } from '../../src/model/definition/field'
import { resourceDefiner } from '../../src/model/schema'

/** A field of any kind, of the engine or of the business. */
export type FieldDefinition = OwnField | CustomFieldOf<CustomKinds>

/** Declares a resource with the kinds of the business, and any names of roles and other resources. */
export const defineResource = resourceDefiner<
  unknown,
  {
    readonly role: string
    readonly attribute: string
    readonly listAttribute: string
    readonly tenant: true
    readonly component: string
    readonly input: string
    readonly template: string
    readonly icon: string
    readonly kinds: CustomKinds
  }
>()
