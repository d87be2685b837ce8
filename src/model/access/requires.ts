import { everyRole, type Role } from '../../base/business'
import { isWriteOnly } from '../fields/confidential'
import type { FieldModel, Grants, Resource } from '../fields/resource'
import { sourcesOf } from '../fields/sources'
import type { Node } from '../rules/rule'
import { couldHold } from '../rules/verdict'
import { type Act, operationOffered, rightOf } from './access'
import type { Move } from './transition'

/** Roles that may perform the action on some record; shown in a refusal. */
export const rolesThatMay = (resource: Resource, act: Act): readonly Role[] =>
  operationOffered(resource, act) ? rolesWith(resource, rightOf[act]) : []

export const rolesWith = (resource: Resource, right: keyof Grants): readonly Role[] =>
  everyRole().filter(role => couldAllow(resource.grants(role)[right], role))

/** Roles that may see the field on rows they may read. */
export const rolesThatRead = (resource: Resource, field: FieldModel): readonly Role[] =>
  rolesWith(resource, 'read').filter(role => couldRead(resource, field, role))

/** Roles that may fill the field of a new or existing record. */
export function rolesThatWrite(resource: Resource, field: FieldModel): readonly Role[] {
  if (field.readOnly) return []
  const writers = new Set([...rolesWith(resource, 'create'), ...rolesWith(resource, 'update')])
  return everyRole().filter(
    role =>
      writers.has(role) &&
      couldAllow(field.write, role) &&
      (isWriteOnly(field) || couldRead(resource, field, role)),
  )
}

/** Roles that may make a transition, limited by what is known of the record. */
export const rolesThatMove = (
  { allow }: Pick<Move, 'allow'>,
  record: Values = {},
): readonly Role[] => everyRole().filter(role => couldAllow(allow, role, record))

type Values = Readonly<Record<string, unknown>>
const couldAllow = (rule: Node, role: Role, record: Values = {}) =>
  couldHold(rule, { me: { ROLE: role }, record })

const couldRead = ({ fields }: Resource, field: FieldModel, role: Role): boolean =>
  [field, ...sourcesOf(field, fields)].every(({ read }) => couldAllow(read, role))
