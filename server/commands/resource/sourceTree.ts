import type { JsonObject } from '../../base/json'
/** A node of a source's syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}
/** A replacement in a source, and what it says of it. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly says: string
}

/** A node without type assertions, or the constant a name refers to. */
export function meant(node: Node, constants: ReadonlyMap<string, Node>): Node | undefined {
  if (node.type === 'SpreadElement') return meant(node.argument as Node, constants)
  if (['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type))
    return meant(node.expression as Node, constants)
  if (node.type !== 'Identifier') return node
  const constant = constants.get(node.name as string)
  return constant && constant !== node ? meant(constant, constants) : undefined
}

/** The name of a property. */
export function nameOf({ key, computed }: Node): string | undefined {
  const { name, value } = (key ?? {}) as JsonObject
  const word = name ?? value
  return !computed && typeof word === 'string' ? word : undefined
}

/** Looks at a node and all nodes in it. */
export function visit(node: Node, look: (node: Node) => void) {
  look(node)
  for (const part of Object.values(node))
    for (const each of Array.isArray(part) ? part : [part])
      if (typeof each === 'object' && each !== null && 'type' in each) visit(each as Node, look)
}
