import { nameOf, resolved, type SourceEdit, type SyntaxNode } from './sourceTree'

/** Replaces the former `term` of a choice by values derived from the months between its dates. */
export function deriving(property: SyntaxNode, source: string): SourceEdit[] {
  const term = resolved(property.value as SyntaxNode, new Map())
  if (term?.type !== 'ObjectExpression') return []
  const wordOf = (node: SyntaxNode, ...words: string[]) => {
    const found = (node.properties as SyntaxNode[]).find(each => words.includes(nameOf(each) ?? ''))
    return found?.value as SyntaxNode | undefined
  }
  const text = (node: SyntaxNode | undefined) => (node ? source.slice(node.start, node.end) : "''")
  const unless = wordOf(term, 'unless')
  const start = wordOf(term, 'start', 'from')
  const date = wordOf(term, 'date', 'at')
  const hasBoth = `${start?.value}: { empty: false }, ${date?.value}: { empty: false }`
  const entries = [
    ...(unless
      ? [
          `{ when: { ${wordOf(unless, 'field')?.value}: false }, value: ${text(wordOf(unless, 'take'))} }`,
        ]
      : []),
    `{ formula: { months: [${text(start)}, ${text(date)}] }, max: ${text(wordOf(term, 'months'))}, value: ${text(wordOf(term, 'within'))} }`,
    `{ when: { ${hasBoth} }, value: ${text(wordOf(term, 'over'))} }`,
  ]
  const { start: from, end } = property
  return [{ start: from, end, text: `derive: [${entries.join(', ')}]`, says: 'term -> derive' }]
}
