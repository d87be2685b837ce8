import { likeness, MUCH_ALIKE } from '../../base/likeness'
import type { FieldModel, Resource } from '../fields/resource'

/** Fields compared to detect duplicate records. */
export const comparedFields = ({ schema, fields }: Resource): FieldModel[] =>
  (schema.matchFields ?? []).flatMap(name => fields.get(name) ?? [])

/** Names are compared by similarity, all other fields by equality. */
export const isName = ({ isText, isLong }: FieldModel): boolean => isText === true && !isLong

/** Equivalent values: an identity number with and without its suffix, a phone number with and without the country code. */
export const sameValues = (field: FieldModel, value: string): readonly string[] =>
  (field.spellings ?? field.equivalents)?.(value) ?? [value]

/** True when two values of a field identify the same record. */
export function identifiesSame(field: FieldModel, one: string, other: unknown): boolean {
  if (typeof other !== 'string') return false
  return isName(field) ? likeness(one, other) >= MUCH_ALIKE : sameValues(field, one).includes(other)
}

/** Most records of one merge, the one that stays among them. */
export const mostMerged = 25
