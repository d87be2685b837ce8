import type { Node, Operator } from '../../src/model/rules/rule'

/** The opposite of a rule without `not`; undefined if no operator expresses it. */
export function negated(node: Node): Node | undefined {
  if ('not' in node) return node.not
  if ('all' in node) return joined('any', node.all)
  if ('any' in node) return joined('all', node.any)
  if (node.op === 'empty')
    return { ...node, right: { value: 'value' in node.right && node.right.value === false } }
  const op = opposites[node.op]
  return op && { ...node, op }
}

function joined(how: 'all' | 'any', nodes: readonly Node[]): Node | undefined {
  const parts = nodes.map(negated).filter(part => part !== undefined)
  if (parts.length < nodes.length) return undefined
  return how === 'all' ? { all: parts } : { any: parts }
}

const opposites: Readonly<Partial<Record<Operator, Operator>>> = {
  ...{ eq: 'ne', ne: 'eq', in: 'nin', nin: 'in' },
  ...{ lt: 'gte', gte: 'lt', gt: 'lte', lte: 'gt' },
}
