import { isOperators, type Node } from '../../rules/rule'
import {
  areComparable,
  askableField,
  type ConditionList,
  conditionLimits,
  isComparing,
  relatedField,
} from '../askable'
import { isIndexed } from '../indexedFilters'
import { conditionsOf, unknownOperator } from './comparisons'
import { ListFault } from './listFault'

/** Conditions of a filter, and whether they need more than the indexed fields of the list. */
export interface ReadConditions {
  readonly nodes: Node[]
  readonly isUnindexed: boolean
}

/**
 * The client's conditions as rules, over every field that the person may read, one step behind references,
 * and over counts of related rows. `$me` in its values is not interpreted.
 */
export function readConditions(
  filter: Readonly<Record<string, unknown>>,
  list: ConditionList,
): ReadConditions {
  const reader = new ConditionReader(list)
  const nodes = reader.nodesOf(filter, 0)
  return { nodes, isUnindexed: reader.isUnindexed }
}

class ConditionReader {
  isUnindexed = false
  #left = conditionLimits.comparisons

  constructor(readonly list: ConditionList) {}

  nodesOf(filter: unknown, depth: number, list = this.list): Node[] {
    if (depth > conditionLimits.depth)
      throw new ListFault('conditionTooDeep', { max: conditionLimits.depth })
    if (!isOperators(filter)) throw new ListFault('badFilter')
    return Object.entries(filter).flatMap(([name, value]): Node | Node[] => {
      if (name === 'and') return { all: this.#partsOf(value, depth, list) }
      if (name === 'or') return { any: this.#partsOf(value, depth, list) }
      if (name === 'not') return { not: { all: this.nodesOf(value, depth + 1, list) } }
      if (name === 'related' && list === this.list) return this.#relatedNodes(value, depth)
      return this.#comparisons(name, value, list)
    })
  }

  #partsOf(parts: unknown, depth: number, list: ConditionList): Node[] {
    if (!Array.isArray(parts)) throw new ListFault('badFilter')
    return parts.map(part => ({ all: this.nodesOf(part, depth + 1, list) }))
  }

  #comparisons(name: string, value: unknown, list: ConditionList): Node[] {
    const { resource } = list
    const field = this.#asked(name, list)
    if (resource !== this.list.resource || !isIndexed(resource, name)) this.isUnindexed = true
    if (!isOperators(value))
      return conditionsOf(field, value).map(node => renamed(node, field.name, name))
    return Object.entries(value).flatMap(([op, operand]) =>
      isOperators(operand)
        ? this.#withField(name, { op, other: Object(operand).field }, list)
        : conditionsOf(field, { [op]: operand }).map(node => renamed(node, field.name, name)),
    )
  }

  #asked(name: string, { resource, me }: ConditionList) {
    const field = askableField(resource, me, name)
    if (!field) throw new ListFault('unknownFilter', { name: name.slice(0, 50) })
    this.#spend()
    return field
  }

  /** `{ BALANCE: { gt: { field: 'LIMIT' } } }`; the other field may lie behind a reference that the asker may read. */
  #withField(
    name: string,
    { op, other }: { readonly op: string; readonly other: unknown },
    list: ConditionList,
  ): Node[] {
    const field = list.resource.fields.get(name)
    const right = field && typeof other === 'string' && this.#asked(other, list)
    if (!right || !isComparing(op) || !areComparable(field, right))
      throw new ListFault('badFilterValue', { name: name.slice(0, 50) })
    this.isUnindexed = true
    const left = { field: name }
    const node: Node = { op, left, right: { field: String(other) } }
    if (list.resource.fields.has(String(other))) return [node]
    return [node, { op: 'empty', left: { field: String(other) }, right: { value: false } }]
  }

  /** `{ count: 'orders', via: 'CLIENTE_ID', where: {…}, gt: 3 }` */
  #relatedNodes(value: unknown, depth: number): Node[] {
    if (!isOperators(value)) throw new ListFault('badFilter')
    const { count, via, where = {}, ...comparisons } = value as Readonly<Record<string, unknown>>
    if (typeof count !== 'string' || typeof via !== 'string') throw new ListFault('badFilter')
    const found = relatedField(this.list, count, via)
    const name = [count, via].map(part => part.slice(0, 50)).join('.')
    if (!found) throw new ListFault('unknownFilter', { name })
    this.isUnindexed = true
    this.#spend()
    const inner = { ...this.list, resource: found.rows }
    const rows = {
      resource: found.rows.name,
      via: found.via.name,
      where: { all: this.nodesOf(where, depth + 1, inner) },
    }
    const entries = Object.entries(comparisons)
    if (entries.length === 0) throw new ListFault('badFilterValue', { name })
    return entries.map(([op, number]) => {
      if (!isCounting(op)) throw unknownOperator(name, op, countingOperators)
      if (!Number.isSafeInteger(number) || Number(number) < 0 || Number(number) > MOST_ROWS)
        throw new ListFault('badFilterValue', { name })
      return { op, left: { rows }, right: { value: number as number } }
    })
  }

  #spend() {
    this.#left -= 1
    if (this.#left < 0)
      throw new ListFault('tooManyConditions', { max: conditionLimits.comparisons })
  }
}

const MOST_ROWS = 1_000_000_000
const countingOperators = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const
const isCounting = (op: string): op is (typeof countingOperators)[number] =>
  countingOperators.some(each => each === op)

/** The comparison under the path by which the field was asked. */
function renamed(node: Node, field: string, path: string): Node {
  if (field === path) return node
  if ('all' in node) return { all: node.all.map(part => renamed(part, field, path)) }
  if ('any' in node) return { any: node.any.map(part => renamed(part, field, path)) }
  if ('not' in node) return { not: renamed(node.not, field, path) }
  return { ...node, left: { field: path } }
}
