import { type Edit, meant, type Node, nameOf, visit } from './sourceTree'

/**
 * Replaces the former `term` of a choice by the values derived from the months between its dates, which a
 * computed field beside it counts. Nothing where the field stands in a constant of its own.
 */
export function deriving(
  property: Node,
  field: Node,
  { program, source }: { readonly program: Node; readonly source: string },
): Edit[] {
  const name = placeOf(field, program)
  const term = meant(property.value as Node, new Map())
  if (name === undefined || term?.type !== 'ObjectExpression') return []
  const said = (node: Node, ...words: string[]) => {
    const found = (node.properties as Node[]).find(each => words.includes(nameOf(each) ?? ''))
    return found?.value as Node | undefined
  }
  const text = (node: Node | undefined) => (node ? source.slice(node.start, node.end) : "''")
  const unless = said(term, 'unless')
  const months = text(said(term, 'months'))
  const counted = `${name}_MESES`
  const entries = [
    ...(unless
      ? [
          `{ when: { ${said(unless, 'field')?.value}: false }, value: ${text(said(unless, 'take'))} }`,
        ]
      : []),
    `{ when: { ${counted}: { lte: ${months} } }, value: ${text(said(term, 'within'))} }`,
    `{ when: { ${counted}: { gt: ${months} } }, value: ${text(said(term, 'over'))} }`,
  ]
  const dates = `${text(said(term, 'start', 'from'))}, ${text(said(term, 'date', 'at'))}`
  const computed = `${counted}: { kind: 'computed', format: 'integer', formula: { months: [${dates}] } }`
  return [
    {
      start: property.start,
      end: property.end,
      text: `derive: [${entries.join(', ')}]`,
      says: `term -> derive, ${counted}`,
    },
    { start: field.end, end: field.end, text: `, ${computed}`, says: '' },
  ]
}

/** The name of a field that is written in its place. */
function placeOf(field: Node, program: Node): string | undefined {
  let found: string | undefined
  visit(program, node => {
    if (node.type === 'Property' && node.value === field) found = nameOf(node)
  })
  return found
}
