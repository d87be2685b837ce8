import { roleCode } from '../../base/business'
import { documentRule, documentsOf } from '../access/documents'
import { isShownAlone } from '../fields/confidential'
import type { FieldModel, Resource } from '../fields/resource'
import { sourcesOf } from '../fields/sources'
import { fieldsOf, isAlways, isNever, meFieldsOf, type Node, timeFields } from '../rules/rule'
import { couldHold } from '../rules/verdict'

/** Most rows of a resource that lie on a device. */
export const mostCopied = 10_000

/** Why the rows that a role lists do not lie on its devices, and the place in the schema that says so. */
export interface CopyObstacle {
  readonly why:
    | 'is not read by this role'
    | 'is answered in another way than our lists'
    | 'needs a readable parent'
    | 'depends on more than own fields and the person'
    | 'depends on the time'
    | 'is counted from other rows'
    | 'has a temporary address'
    | 'shows rows of its own'
    | 'is cleared after a time'
  readonly at: string
}

/**
 * Whether a device may keep the rows that a role lists: whatever changes a row as its reader lists it is then a change
 * of the row itself, or of the reader.
 */
export function copyObstacle(resource: Resource, role: string): CopyObstacle | undefined {
  const { rest, schema, list, parent } = resource
  const { read, update, delete: remove } = resource.grants(role)
  if (isNever(read)) return { why: 'is not read by this role', at: 'access' }
  if (!rest.concurrency || rest.paging === 'whole' || rest.operations?.list !== undefined)
    return { why: 'is answered in another way than our lists', at: 'rest' }
  if (schema.retention !== undefined) return { why: 'is cleared after a time', at: 'retention' }
  if (parent?.target && needsParent(resource, role))
    return { why: 'needs a readable parent', at: parent.name }
  const documentRules = documentsOf(resource).map(([, document]) => documentRule(document))
  const rules = [read, update, remove, ...documentRules].map(rule => ruleObstacle(resource, rule))
  const shown = [...resource.fields.values()].filter(
    ({ name, store, isSecret }) => (store !== null || list.columns.includes(name)) && !isSecret,
  )
  const fields = shown
    .filter(field => couldHold(field.read, { me: { ROLE: role } }))
    .map(field => fieldObstacle(field, resource))
  return [...rules, ...fields].find(Boolean)
}

function ruleObstacle({ fields }: Resource, rule: Node): CopyObstacle | undefined {
  const foreign = fieldsOf(rule).find(name => !fields.get(name)?.store)
  if (foreign) return { why: 'depends on more than own fields and the person', at: foreign }
  return dependsOnTime(rule) ? { why: 'depends on the time', at: 'access' } : undefined
}

function fieldObstacle(field: FieldModel, { fields }: Resource): CopyObstacle | undefined {
  const { name: at, read, write, isFile, store, references } = field
  if (dependsOnTime(read) || dependsOnTime(write)) return { why: 'depends on the time', at }
  if (isShownAlone(field)) return undefined
  if ([field, ...sourcesOf(field, fields)].some(({ rollup }) => rollup))
    return { why: 'is counted from other rows', at }
  if (isFile) return { why: 'has a temporary address', at }
  return store === null && !references ? { why: 'shows rows of its own', at } : undefined
}

/** References of a list whose titles change only together with the record that they name. */
export const steadyTitles = (resource: Resource, role: string): ReadonlySet<string> =>
  new Set(
    resource.list.columns
      .flatMap(name => resource.fields.get(name)?.target ?? [])
      .filter(target => isSteadyTitle(target, role))
      .map(({ name }) => name),
  )

function isSteadyTitle(target: Resource, role: string): boolean {
  const { fields, title, parent } = target
  const { read } = target.grants(role)
  const isOwn = fieldsOf(read).every(name => fields.has(name)) && !dependsOnTime(read)
  const parts = title.flatMap(name => fields.get(name) ?? [])
  const isStored = parts.every(
    part =>
      part.store !== null &&
      !part.target &&
      ![part, ...sourcesOf(part, fields)].some(({ rollup }) => rollup),
  )
  return isOwn && isStored && !(parent?.target && needsParent(target, role))
}

/** Rows are read with their parent, where they are part of it or where it is not readable for everybody of the role. */
function needsParent({ parent }: Resource, role: string): boolean {
  const target = parent?.target
  if (!parent || !target) return false
  if (parent.reference?.onDelete === 'cascade') return true
  return !isAlways(target.grants(role).read) || needsParent(target, role)
}

export function dependsOnTime(node: Node): boolean {
  if ('all' in node) return node.all.some(dependsOnTime)
  if ('any' in node) return node.any.some(dependsOnTime)
  if ('not' in node) return dependsOnTime(node.not)
  return node.op === 'during' || meFieldsOf(node).some(name => timeFields.some(of => of === name))
}

/** By role, as the schema names it. */
export const copyObstacles = (
  resource: Resource,
): readonly (readonly [role: string, obstacle: CopyObstacle | undefined])[] =>
  Object.keys(resource.schema.access)
    .map(role => [role, copyObstacle(resource, roleCode(role))] as const)
    .filter(([, obstacle]) => obstacle?.why !== 'is not read by this role')
