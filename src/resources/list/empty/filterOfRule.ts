import type { Node } from '../../../model/rules/rule'
import type { FilterValues } from '../conditions/items'

/** A rule as a list's filter, so that it can be shown in words; undefined where a filter cannot say it. */
export function filterOfRule(node: Node): FilterValues | undefined {
  if ('all' in node) return parted('and', node.all)
  if ('any' in node) return parted('or', node.any)
  if ('not' in node) {
    const inner = filterOfRule(node.not)
    return inner && { not: inner }
  }
  const { op, left, right } = node
  if (!('field' in left) || left.plus || !('value' in right) || op === 'within') return undefined
  return { [left.field]: op === 'eq' || op === 'in' ? right.value : { [op]: right.value } }
}

function parted(joint: 'and' | 'or', nodes: readonly Node[]): FilterValues | undefined {
  const parts = nodes.map(filterOfRule).filter(part => part !== undefined)
  if (parts.length < nodes.length) return undefined
  return parts.length === 1 ? parts[0] : { [joint]: parts }
}
