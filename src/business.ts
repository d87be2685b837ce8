import type { FieldNames } from './fieldNames'
import { defineBusiness } from './model/schema'

/** Declares a resource of this business: `resource` and fields behind references are checked by the compiler. */
export const { defineResource } = defineBusiness<FieldNames>()
