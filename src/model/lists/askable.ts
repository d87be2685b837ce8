import { type Me, policyOf } from '../access/access'
import { throughOf } from '../access/throughReference'
import type { Catalogue, FieldModel, Resource } from '../fields/resource'
import { isNever } from '../rules/rule'

/** The list that a condition is for, and the person who asks. */
export interface ConditionList {
  readonly resource: Resource
  readonly me: Me
  readonly catalogue: Catalogue
}

/** Rows of another resource that a condition may count: `orders` by `CLIENTE_ID`. */
export interface RelatedField {
  readonly rows: Resource
  readonly via: FieldModel
}

/** Deepest nesting of `and`, `or` and `not`, and most comparisons of one condition. */
export const conditionLimits = { depth: 4, comparisons: 60 } as const

/**
 * The field of a path that the person may ask: a readable one of the record, or of a record that a readable
 * reference names. Undefined for any other path.
 */
export function askableField(resource: Resource, me: Me, path: string): FieldModel | undefined {
  const { readable } = policyOf(resource, me)
  const own = resource.fields.get(path)
  if (own) return readable.has(path) && isAskable(own) ? own : undefined
  const through = throughOf(resource, path)
  if (!through || !readable.has(through.reference.name)) return undefined
  const { target, field } = through
  return mayLookBehind(resource, target, me) &&
    policyOf(target, me).readable.has(field.name) &&
    isAskable(field)
    ? field
    : undefined
}

/** Signs by which a condition compares two fields of a record. */
const comparing = ['gt', 'gte', 'lt', 'lte', 'eq'] as const
export const isComparing = (op: string): op is (typeof comparing)[number] =>
  comparing.some(each => each === op)

/** True for two numbers, and for two days or moments. */
export const areComparable = (a: FieldModel, b: FieldModel): boolean =>
  a !== b &&
  [a, b].every(({ operators }) => operators.includes('gt')) &&
  ((a.isNumeric === true && b.isNumeric === true) ||
    (a.store === b.store && [a, b].every(({ operators }) => operators.includes('during'))))

const isAskable = ({ isSecret, operators }: FieldModel) => !isSecret && operators.length > 0

/** True when the records of a reference can be asked: readable, and of the same company. */
export const mayLookBehind = (resource: Resource, target: Resource, me: Me): boolean =>
  !isNever(policyOf(target, me).read) && !namesNoCompany(resource, target)

/** True if a stored key is unique only within a company but is kept without it, so that it may mean another record. */
export const namesNoCompany = (rows: Resource, target: Resource): boolean =>
  target.company !== undefined && target.naturalKey && rows.company === undefined

/** The rows of a resource by a reference, if the person may count them for a record of this list. */
export function relatedField(
  { resource, me, catalogue }: ConditionList,
  name: string,
  reference: string,
): RelatedField | undefined {
  const rows = catalogue.resources.get(name)
  if (!rows || isNever(policyOf(rows, me).read)) return undefined
  const via = rows.fields.get(reference)
  const isOurs = via?.reference !== undefined && via.target?.name === resource.name
  return isOurs && !namesNoCompany(rows, resource) && policyOf(rows, me).readable.has(reference)
    ? { rows, via }
    : undefined
}
