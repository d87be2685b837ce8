import { nameOf, resolved, type SourceEdit, type SyntaxNode } from './sourceTree'

/**
 * Joins the lists of features of one schema: those that an upgrade wrote where the former word stood, in the
 * schema, in its list or in a field, end in one `features` of the schema. Returns the edits.
 */
export function gatheredFeatures(
  schema: SyntaxNode,
  constants: ReadonlyMap<string, SyntaxNode>,
  source: string,
): SourceEdit[] {
  const propertiesOf = (node: SyntaxNode | undefined) =>
    (node?.type === 'ObjectExpression' ? node.properties : []) as SyntaxNode[]
  const own = propertiesOf(schema)
  const listsOf = (properties: readonly SyntaxNode[]) =>
    properties.flatMap((property, at) => {
      const list =
        nameOf(property) === 'features' && resolved(property.value as SyntaxNode, constants)
      return list && list.type === 'ArrayExpression'
        ? [{ property, list, before: properties[at - 1], after: properties[at + 1] }]
        : []
    })
  const [first, ...others] = listsOf(own)
  const under = (word: string) =>
    own
      .filter(property => nameOf(property) === word)
      .flatMap(({ value }) => propertiesOf(resolved(value as SyntaxNode, constants)))
  const fields = under('fields').flatMap(({ value }) => (value as SyntaxNode | undefined) ?? [])
  const nested = [
    ...listsOf(under('list')),
    ...fields.flatMap(field => listsOf(propertiesOf(resolved(field, constants)))),
  ]
  const moved = [...others, ...nested]
  const last = own.at(-1)
  if (moved.length === 0 || !last) return []
  const items = moved
    .map(({ list }) => source.slice(list.start + 1, list.end - 1).trim())
    .join(', ')
  const removed = moved.map(({ property, before, after }) => ({
    start: before ? before.end : property.start,
    end: before ? property.end : (after?.start ?? property.end),
    text: '',
    says: '',
  }))
  const kept = first?.list
  if (!kept)
    return [
      ...removed,
      { start: last.end, end: last.end, text: `, features: [${items}]`, says: '' },
    ]
  const isEmpty = (kept.elements as SyntaxNode[]).length === 0
  const at = isEmpty ? kept.start + 1 : ((kept.elements as SyntaxNode[]).at(-1) as SyntaxNode).end
  return [...removed, { start: at, end: at, text: isEmpty ? items : `, ${items}`, says: '' }]
}
