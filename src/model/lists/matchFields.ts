import { likeness, MUCH_ALIKE } from '../../base/likeness'
import { compactIdentity, rucOfPerson } from '../../domain/customers/identityNumber'
import type { FieldModel, Resource } from '../fields/resource'

/** Fields compared to detect duplicate records. */
export const alikeFields = ({ schema, fields }: Resource): FieldModel[] =>
  (schema.matchFields ?? []).flatMap(name => fields.get(name) ?? [])

/** Names are compared by similarity, all other fields by equality. */
export const isName = ({ kind }: FieldModel): boolean => kind === 'text'

/** Equivalent values: a person's cédula and RUC, a phone number with and without the country code. */
export function sameValues({ kind, spellings }: FieldModel, value: string): readonly string[] {
  if (spellings) return spellings(value)
  if (kind !== 'identity') return [value]
  const digits = compactIdentity(value)
  if (digits.length === 10) return [digits, rucOfPerson(digits)]
  return digits.endsWith('001') ? [digits, digits.slice(0, 10)] : [digits]
}

/** True when two values of a field identify the same record. */
export function speaksForOne(field: FieldModel, one: string, other: unknown): boolean {
  if (typeof other !== 'string') return false
  return isName(field) ? likeness(one, other) >= MUCH_ALIKE : sameValues(field, one).includes(other)
}
