import type { Owner, WordShape } from '../../../src/kinds/kind/words'
import { wordsOf } from '../../../src/model/words/registry'
import type { SyntaxNode } from './sourceTree'

/** Types that mark a constant outside a schema as part of one. */
const owners: Readonly<Record<string, Owner>> = {
  ...{ AnySchema: 'schema', Flow: 'flow', Transition: 'transition', Section: 'section' },
  ...{ Check: 'check', Paper: 'document', DocumentWords: 'document', ListWords: 'list' },
  ...{ Requirement: 'guard', Tier: 'tier', State: 'state', Tab: 'tab', Highlight: 'highlight' },
  ...{ Adjustment: 'increment', EmailTemplate: 'mail', LineLookup: 'line lookup' },
}

/** The value and shape of a constant with a schema type. */
export function typedConstant(
  node: SyntaxNode,
): { value: SyntaxNode; shape: WordShape } | undefined {
  const annotation = ((node.id as SyntaxNode | undefined)?.typeAnnotation as SyntaxNode | undefined)
    ?.typeAnnotation
  const type = (
    node.type === 'VariableDeclarator'
      ? annotation
      : node.type === 'TSSatisfiesExpression'
        ? node.typeAnnotation
        : undefined
  ) as SyntaxNode | undefined
  const shape = type && shapeOf(type)
  const value = (node.init ?? node.expression) as SyntaxNode | undefined
  return shape && value ? { value, shape } : undefined
}

function shapeOf(type: SyntaxNode): WordShape | undefined {
  if (type.type === 'TSTypeOperator') return shapeOf(type.typeAnnotation as SyntaxNode)
  if (type.type === 'TSArrayType') {
    const each = shapeOf(type.elementType as SyntaxNode)
    return each && { is: 'list', each }
  }
  const name = (type.typeName as SyntaxNode | undefined)?.name as string | undefined
  if (name === 'Effect')
    return (wordsOf('transition').effects as { each: WordShape } | undefined)?.each
  if (name === 'Fields') return wordsOf('schema').fields
  const owner = name === undefined ? undefined : owners[name]
  return owner === undefined ? undefined : { is: 'words', of: owner }
}
