import { compactIdentity, rucOfPerson } from '../domain/identity'
import { likeness, MUCH_ALIKE } from '../domain/likeness'
import type { FieldModel, Resource } from './resource'

/** The fields by which a record is told for one that may be there already. */
export const alikeFields = ({ schema, fields }: Resource): FieldModel[] =>
  (schema.alike ?? []).flatMap(name => fields.get(name) ?? [])

/** A name is compared by how alike it is; whatever else tells who somebody is, by being the same. */
export const isName = ({ kind }: FieldModel): boolean => kind === 'text'

/** The values that say the same: a person's cédula and their RUC, a number with and without the country. */
export function sameValues({ kind, spellings }: FieldModel, value: string): readonly string[] {
  if (spellings) return spellings(value)
  if (kind !== 'identity') return [value]
  const digits = compactIdentity(value)
  if (digits.length === 10) return [digits, rucOfPerson(digits)]
  return digits.endsWith('001') ? [digits, digits.slice(0, 10)] : [digits]
}

/** Whether two values of a field speak for one and the same record. */
export function speaksForOne(field: FieldModel, one: string, other: unknown): boolean {
  if (typeof other !== 'string') return false
  return isName(field) ? likeness(one, other) >= MUCH_ALIKE : sameValues(field, one).includes(other)
}
