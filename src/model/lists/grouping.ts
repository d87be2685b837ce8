import { type Me, policyOf } from '../access/access'
import type { FieldModel, Resource } from '../fields/resource'
import { maySort } from './listState'

/** Most groups of one answer. */
export const mostGroups = 500

/** True for a readable column with values that many records share: a choice, a reference, a day, a short text. */
export function mayGroup(name: string, { resource, me }: { resource: Resource; me: Me }): boolean {
  const field = resource.fields.get(name)
  if (!field || field === resource.key || !maySort(name, { resource, me })) return false
  if (field.reference || field.options || field.isYesNo || field.store === 'day')
    return !field.isList
  return field.store === 'text' && field.isText === true && !field.isLong && !field.words.unique
}

/** Readable amounts and numbers that add up. */
export function maySum(name: string, { resource, me }: { resource: Resource; me: Me }): boolean {
  const field = resource.fields.get(name)
  return field !== undefined && isSummed(field) && policyOf(resource, me).readable.has(name)
}

const isSummed = ({ isMoney, isNumeric, store, options, reference, id }: FieldModel) =>
  !options && !reference && !id && (isMoney === true || (isNumeric === true && store === 'int'))
