import { nameOf, type SourceEdit, type SyntaxNode } from './sourceTree'

type Sources = Readonly<Record<string, string | undefined>>

/** Replaces a former object of several words by the words of today; nothing where it is none. */
export function reshaped(property: SyntaxNode, source: string): SourceEdit[] | undefined {
  const name = nameOf(property) ?? ''
  const value = property.value as SyntaxNode
  const text = shapes[name]?.(wordsOf(value, source))
  if (text === undefined) return undefined
  return [{ start: property.start, end: property.end, text, says: `${name} -> ${text}` }]
}

const shapes: Readonly<Record<string, (words: Sources) => string | undefined>> = {
  unique({ exceptIf, unless = exceptIf, status, while: state = status, in: states, ...words }) {
    const { scope = words.with, message = words.else } = words
    if (unless) return `unique: { when: { ${plain(unless)}: { ne: true } } }`
    if (!state || !states) return undefined
    const more = [scope && `, scope: ${scope}`, message && `, message: ${message}`]
    return `unique: { when: { ${plain(state)}: { in: ${states} } }${more.join('')} }`
  },
  gallery({ picture, chips, text, caption = text, foot }) {
    if (!picture) return undefined
    const fields = [chips, caption, foot?.slice(1, -1).trim()].filter(Boolean)
    return `gallery: ${picture}, cardFields: [${fields.join(', ')}]`
  },
  matrix: ({ value }) => value && `matrix: ${value}`,
  codes: codeLabels,
  valueLabels: codeLabels,
  includeOwn: ownShare,
  held: ownShare,
}

function codeLabels(tables: Sources) {
  const parts = Object.entries(tables).map(([name, codes]) => `${name}: { options: ${codes} }`)
  return parts.length > 0 ? `fields: { ${parts.join(', ')} }` : undefined
}

function ownShare({ units, while: until, when = until }: Sources) {
  return units && when && `includeOwn: ${when}`
}

function wordsOf({ properties = [] }: SyntaxNode, source: string): Sources {
  const entries = (properties as SyntaxNode[]).flatMap(property => {
    const { start, end } = (property.value ?? {}) as Partial<SyntaxNode>
    return [[nameOf(property) ?? '', source.slice(start, end)]]
  })
  return Object.fromEntries(entries)
}

const plain = (text: string) => text.replaceAll(/['"]/g, '')

/** Texts of a former `match` that are fields of the schema rather than constants. */
export function fieldsNamed(table: SyntaxNode | undefined, source: string): SourceEdit[] {
  return ((table?.properties ?? []) as SyntaxNode[]).flatMap(({ value }) => {
    const { start, end, value: text } = (value ?? {}) as SyntaxNode
    const isField = typeof text === 'string' && new RegExp(`\\b${text}: \\{ kind: `).test(source)
    const says = `'${text}' -> { field: '${text}' }`
    return isField ? [{ start, end, text: `{ field: '${text}' }`, says }] : []
  })
}
