import type { JsonObject } from '../../base/json'
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}
/** A replacement in a source, and what it says of it. */
export interface SourceEdit {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly says: string
}

/** A node without type assertions, or the constant a name refers to. */
export function resolved(
  node: SyntaxNode,
  constants: ReadonlyMap<string, SyntaxNode>,
): SyntaxNode | undefined {
  if (node.type === 'SpreadElement') return resolved(node.argument as SyntaxNode, constants)
  if (['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type))
    return resolved(node.expression as SyntaxNode, constants)
  if (node.type !== 'Identifier') return node
  const constant = constants.get(node.name as string)
  return constant && constant !== node ? resolved(constant, constants) : undefined
}

export function nameOf({ key, computed }: SyntaxNode): string | undefined {
  const { name, value } = (key ?? {}) as JsonObject
  const word = name ?? value
  return !computed && typeof word === 'string' ? word : undefined
}

export function visit(node: SyntaxNode, look: (node: SyntaxNode) => void) {
  look(node)
  for (const part of Object.values(node))
    for (const each of Array.isArray(part) ? part : [part])
      if (typeof each === 'object' && each !== null && 'type' in each)
        visit(each as SyntaxNode, look)
}
