import { isOperators } from '../../../model/rules/rule'
import { isCountOperator, type OperatorName, readCondition, writeCondition } from './operators'

export type FilterValues = Readonly<Record<string, unknown>>
export type Joint = 'all' | 'any'

/** One comparison; incomplete while its value is undefined. */
export interface Comparison {
  readonly path: string
  readonly op: OperatorName
  readonly value?: unknown
}
/** A number of related rows, under conditions on these rows. */
export interface CountCondition {
  readonly count: string
  readonly via: string
  readonly op: OperatorName
  readonly value?: unknown
  readonly where: readonly Comparison[]
}
export interface ConditionGroup {
  readonly joint: Joint
  readonly items: readonly (Comparison | CountCondition)[]
}
/** A condition that the panel does not edit, such as one written by hand in an address. */
interface Other {
  readonly other: FilterValues
}
export type ConditionItem = Comparison | CountCondition | ConditionGroup | Other
export interface ListConditions {
  readonly joint: Joint
  readonly items: readonly ConditionItem[]
}

export const isConditionGroup = (item: ConditionItem): item is ConditionGroup => 'items' in item
export const isCountCondition = (item: ConditionItem): item is CountCondition => 'count' in item
export const isComparison = (item: ConditionItem): item is Comparison => 'path' in item

/** The conditions of a list's filter, without its search and tab. */
export function conditionsIn({ q: _q, tab: _tab, ...filter }: FilterValues): ListConditions {
  const [only, ...more] = Object.entries(filter)
  if (only?.[0] === 'or' && more.length === 0 && Array.isArray(only[1]))
    return { joint: 'any', items: only[1].map(asOneItem) }
  return { joint: 'all', items: itemsOf(filter) }
}

function itemsOf(filter: FilterValues): ConditionItem[] {
  return Object.entries(filter).flatMap(([name, value]): ConditionItem[] => {
    if (name === 'and' && Array.isArray(value))
      return value.flatMap(part => (isOperators(part) ? itemsOf(part as FilterValues) : []))
    if (name === 'or' && Array.isArray(value)) return [asGroup('any', value.map(asOneItem))]
    if (name === 'not') return [negated(value)]
    if (name === 'related') return [countOf(value)]
    return readCondition(value).map(read => ({ path: name, ...read }))
  })
}

/** A part of `or`: one condition, or a group of several that all hold. */
function asOneItem(part: unknown): ConditionItem {
  const items = isOperators(part) ? itemsOf(part as FilterValues) : []
  const [only] = items
  return only && items.length === 1 ? only : asGroup('all', items, part as FilterValues)
}

/** Groups within groups are left as they are. */
function asGroup(
  joint: Joint,
  items: readonly ConditionItem[],
  other?: FilterValues,
): ConditionItem {
  const plain = items.filter(item => isComparison(item) || isCountCondition(item))
  if (plain.length === items.length && items.length > 0) return { joint, items: plain }
  return { other: other ?? { or: items.map(writeItem) } }
}

function negated(value: unknown): ConditionItem {
  const [item, ...more] = isOperators(value) ? itemsOf(value as FilterValues) : []
  const isPlain = item && more.length === 0 && isComparison(item) && item.op === 'contains'
  return isPlain ? { ...item, op: 'notContains' } : { other: { not: value } }
}

function countOf(value: unknown): ConditionItem {
  const { count, via, where = {}, ...rest } = (isOperators(value) ? value : {}) as FilterValues
  const [[op, number] = [], ...more] = Object.entries(rest)
  const inner = isOperators(where) ? itemsOf(where as FilterValues) : []
  const plain = inner.filter(isComparison)
  const isKnown = op !== undefined && isCountOperator(op) && more.length === 0
  if (!isKnown || plain.length < inner.length) return { other: { related: value } }
  return { count: String(count), via: String(via), op, value: number, where: plain }
}

/** The filter of conditions; incomplete ones are left out. */
export function filterOfConditions({ joint, items }: ListConditions): FilterValues {
  const parts = items.map(writeItem).filter(part => part !== undefined)
  if (joint === 'any' && parts.length > 1) return { or: parts }
  return joined(parts)
}

/** As one object where no name occurs twice, else the rest as `and`. */
function joined(parts: readonly FilterValues[]): FilterValues {
  const filter: Record<string, unknown> = {}
  const rest: FilterValues[] = []
  for (const part of parts) {
    const names = Object.keys(part)
    if (names.some(name => name in filter || name === 'and')) rest.push(part)
    else Object.assign(filter, part)
  }
  return rest.length > 0 ? { ...filter, and: rest } : filter
}

function writeItem(item: ConditionItem): FilterValues | undefined {
  if ('other' in item) return item.other
  if (isConditionGroup(item)) {
    const parts = item.items.map(writeItem).filter(part => part !== undefined)
    if (parts.length < 2) return parts[0]
    return item.joint === 'any' ? { or: parts } : joined(parts)
  }
  if (isCountCondition(item)) return writeCount(item)
  const condition = writeCondition(item)
  if (condition === undefined) return undefined
  const own = { [item.path]: condition }
  return item.op === 'notContains' ? { not: own } : own
}

function writeCount({ count, via, op, value, where }: CountCondition): FilterValues | undefined {
  if (typeof value !== 'number') return undefined
  const inner = joined(where.map(writeItem).filter(part => part !== undefined))
  const isBare = Object.keys(inner).length === 0
  return { related: { count, via, ...(!isBare && { where: inner }), [op]: value } }
}
