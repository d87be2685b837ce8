import { type Role, roles } from '../domain/roles'
import { type Act, operationOffered, rightOf } from './access'
import type { FieldModel, Grants, Resource } from './resource'
import type { Node } from './rule'
import { isGivenUnseen } from './sealed'
import { sourcesOf } from './sources'
import type { Move } from './transition'
import { couldHold } from './verdict'

/** The roles whose holders may do this with some record: what a refusal names. */
export const rolesThatMay = (resource: Resource, act: Act): readonly Role[] =>
  operationOffered(resource, act) ? rolesWith(resource, rightOf[act]) : []

export const rolesWith = (resource: Resource, right: keyof Grants): readonly Role[] =>
  roles.filter(role => could(resource.grants(role)[right], role))

/** The roles whose holders may see a field on the rows they may see. */
export const rolesThatRead = (resource: Resource, field: FieldModel): readonly Role[] =>
  rolesWith(resource, 'read').filter(role => couldRead(resource, field, role))

/** The roles whose holders may fill a field in, of a new record or of one that is there. */
export function rolesThatWrite(resource: Resource, field: FieldModel): readonly Role[] {
  if (field.readOnly) return []
  const writers = new Set([...rolesWith(resource, 'create'), ...rolesWith(resource, 'update')])
  return roles.filter(
    role =>
      writers.has(role) &&
      could(field.write, role) &&
      (isGivenUnseen(field) || couldRead(resource, field, role)),
  )
}

/** The roles whose holders may make a move of the flow; on a record, as far as that is known. */
export const rolesThatMove = ({ by }: Pick<Move, 'by'>, record: Values = {}): readonly Role[] =>
  roles.filter(role => could(by, role, record))

type Values = Readonly<Record<string, unknown>>
const could = (rule: Node, role: Role, record: Values = {}) =>
  couldHold(rule, { me: { ROLE: role }, record })

const couldRead = ({ fields }: Resource, field: FieldModel, role: Role): boolean =>
  [field, ...sourcesOf(field, fields)].every(({ read }) => could(read, role))
