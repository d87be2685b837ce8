import { type Policy, policyOf } from '../../model/access/access'
import { type Can, writableOn } from '../../model/access/can'
import { documentRule, documentsOf } from '../../model/access/documents'
import { movesOf } from '../../model/access/transition'
import type { Resource } from '../../model/fields/resource'
import type { ConditionList } from '../../model/lists/askable'
import { fieldsOf, isNever, meFieldsOf, type Node } from '../../model/rules/rule'
import type { RecordRow } from '../dataProvider/local/rowIdentity'

/** Facts of a person that browser and server know alike. */
export const alike: ReadonlySet<string> = new Set(['ID', 'ROLE'])

/** A row as its record, as the server would open it; undefined where only the server knows the rest. */
export function openedRow({ resource, me }: ConditionList, row: RecordRow): RecordRow | undefined {
  const policy = policyOf(resource, me)
  const can = row._can as Can
  if (!isComplete(resource, policy) || isExplained(resource, policy, can)) return undefined
  const fields = can.update ? writableOn(policy, row) : []
  const papers = resource.schema.documents && { papers: can.papers ?? [] }
  return { ...row, _can: { ...can, update: fields.length > 0, fields, ...papers } }
}

const known = new WeakMap<Policy, boolean>()

/** The rows of a list hold all that a record shows and what its fields are writable by. */
function isComplete(resource: Resource, policy: Policy): boolean {
  const before = known.get(policy)
  if (before !== undefined) return before
  const { rest, list } = resource
  const fields = [...resource.fields.values()]
  const isListed = (name: string) => {
    const field = resource.fields.get(name)
    return field !== undefined && (field.store !== null || list.columns.includes(name))
  }
  const isWhole =
    rest.operations?.one === undefined &&
    movesOf(resource).size === 0 &&
    policy.opened.size === 0 &&
    fields.every(({ read, write }) => isAlike(read) && isAlike(write)) &&
    fields.every(
      ({ name, isSecret }) => isSecret || !policy.readable.has(name) || isListed(name),
    ) &&
    [...policy.writable.values()].flatMap(fieldsOf).every(name => policy.readable.has(name)) &&
    documentsOf(resource).every(([, document]) => fieldsOf(documentRule(document)).every(isListed))
  known.set(policy, isWhole)
  return isWhole
}

const isAlike = (rule: Node) => meFieldsOf(rule).every(name => alike.has(name))

/** The server says with the record why it may not be changed or deleted. */
const isExplained = (resource: Resource, policy: Policy, can: Can): boolean =>
  (['update', 'delete'] as const).some(right => {
    const rule = resource.grants(policy.me.ROLE)[right]
    return !can[right] && !(isAlike(rule) && isNever(policy[right]))
  })
