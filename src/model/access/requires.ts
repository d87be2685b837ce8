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

interface Movers {
  /** Fields of the record that name a person who may. */
  readonly people: readonly string[]
  /** Roles that may without being named. */
  readonly roles: readonly Role[]
  /** A field that names a person is unreadable. */
  readonly isHidden: boolean
}
/** Who may make a transition of this record. */
export function moversOf({ allow }: Pick<Move, 'allow'>, record: Values): Movers {
  const named = namesOfMe(allow)
  const unnamed = { ...record, ...Object.fromEntries(named.map(name => [name, null])) }
  return {
    people: named.filter(
      name => record[name] != null && couldHold(allow, { me: { ID: record[name] }, record }),
    ),
    roles: everyRole().filter(ROLE =>
      couldHold(allow, { me: { ROLE, ID: null }, record: unnamed }),
    ),
    isHidden: named.some(name => record[name] === undefined),
  }
}

/** Fields that a rule compares with the person. */
function namesOfMe(node: Node): readonly string[] {
  if ('all' in node) return node.all.flatMap(namesOfMe)
  if ('any' in node) return node.any.flatMap(namesOfMe)
  if ('not' in node || node.op !== 'eq') return []
  const { left, right } = node
  return 'field' in left && 'me' in right && right.me === 'ID' ? [left.field] : []
}

type Values = Readonly<Record<string, unknown>>
const couldAllow = (rule: Node, role: Role, record: Values = {}) =>
  couldHold(rule, { me: { ROLE: role }, record })

const couldRead = ({ fields }: Resource, field: FieldModel, role: Role): boolean =>
  [field, ...sourcesOf(field, fields)].every(({ read }) => couldAllow(read, role))
