import { tableWord, type WordShape, words } from '../../../src/kinds/kind/words'
import { nameOf, resolved, type SourceEdit, type SyntaxNode } from './sourceTree'

interface Moved {
  readonly node: SyntaxNode
  readonly property: SyntaxNode
  readonly constants: ReadonlyMap<string, SyntaxNode>
  readonly source: string
}
/** Former words whose value belongs to another word of today. */
export const movedWords: Readonly<Record<string, (word: Moved) => SourceEdit[]>> = {
  partOfParent: cascading,
  way: unordered,
  stepper: unordered,
  matrixCost: withCost,
  letter: spread,
  emailTemplate: spread,
  beside: asFeature,
  lineLookups: asFeature,
}

const [mail, lookups] = [words('mail'), tableWord(words('line lookup'))]
/** Values of words whose own words are renamed too. */
export const movedShapes: Readonly<Record<string, WordShape>> = {
  ...{ letter: mail, emailTemplate: mail, beside: lookups, lineLookups: lookups },
}

/** Numbers beside rows are a feature, which names fields of the rows behind the field: `ITEMS.CANTIDAD`. */
function asFeature({ node, property, constants, source }: Moved): SourceEdit[] {
  const lines = /(\w+):\s*$/.exec(source.slice(0, node.start))?.[1]
  const inside = (parent: SyntaxNode | undefined, word?: string) =>
    ((parent?.properties ?? []) as SyntaxNode[])
      .filter(each => each.value && (word === undefined || nameOf(each) === word))
      .map(each => ({ key: each.key as SyntaxNode, value: each.value as SyntaxNode }))
  const columns = inside(resolved(property.value as SyntaxNode, constants)).map(({ value }) =>
    resolved(value, constants),
  )
  const rows = inside(node, 'fields')
    .flatMap(({ value }) => inside(resolved(value, constants)))
    .map(({ key }) => key.name)
  const named = [
    ...columns.flatMap(column => inside(column, 'goal')).map(({ value }) => value),
    ...columns
      .flatMap(column => inside(column, 'when'))
      .flatMap(({ value }) => inside(resolved(value, constants)))
      .map(({ key }) => key)
      .filter(({ name }) => rows.includes(name)),
  ]
  const { start, end } = property.value as SyntaxNode
  const says = `${nameOf(property)} -> features: [lineLookups(…)]`
  const opening = `features: [lineLookups({ lines: '${lines}', columns: `
  return [
    { start: property.start, end: start, text: opening, says },
    { start: end, end, text: ' })]', says: '' },
    ...named.map(({ start, end, name, value }) => {
      return { start, end, text: `'${lines}.${name ?? value}'`, says: '' }
    }),
  ]
}

/** A flow without a line of steps: its states have the same order. */
function unordered({ node, property, constants }: Moved): SourceEdit[] {
  const all = node.properties as SyntaxNode[]
  const states = all.find(each => nameOf(each) === 'states')?.value as SyntaxNode | undefined
  const each = (states && resolved(states, constants)?.properties) as SyntaxNode[] | undefined
  const end = all[all.indexOf(property) + 1]?.start ?? property.end
  const says = `${nameOf(property)} -> the same order in every state`
  return [
    { start: property.start, end, text: '', says },
    ...(each ?? []).map(({ value }) => {
      const start = (value as SyntaxNode).start + 1
      return { start, end: start, text: ' order: 0,', says: '' }
    }),
  ]
}

/** Moves a former setting of the schema to its parent field. */
function cascading({ node: schema, property: part, constants }: Moved): SourceEdit[] {
  const at = (node: SyntaxNode | undefined, name: string) => {
    const property = ((node?.properties ?? []) as SyntaxNode[]).find(each => nameOf(each) === name)
    return property && resolved(property.value as SyntaxNode, constants)
  }
  const field = at(at(schema, 'fields'), String(at(schema, 'parent')?.value))
  const last = (field?.properties as SyntaxNode[] | undefined)?.at(-1)
  const properties = schema.properties as SyntaxNode[]
  const before = properties[properties.indexOf(part) - 1]
  if (!last || !before) return []
  const says = "partOfParent -> onDelete: 'cascade'"
  return [
    { start: before.end, end: part.end, text: '', says },
    { start: last.end, end: last.end, text: ", onDelete: 'cascade'", says: '' },
  ]
}

/** The words of a mail stand beside the call. */
function spread({ property }: Moved): SourceEdit[] {
  const { start } = property.value as SyntaxNode
  const says = `${nameOf(property)} -> field, subject and text beside call`
  return [
    {
      start: property.start,
      end: start,
      text: property.shorthand ? `...${nameOf(property)}` : '...',
      says,
    },
  ]
}

/** Moves the cost of a matrix behind the reference of its rows: `matrix: ['Price', 'CODIGO.COSTO']`. */
function withCost({ node, property: former, source }: Moved): SourceEdit[] {
  const properties = node.properties as SyntaxNode[]
  const { start, end } = (properties.find(each => nameOf(each) === 'matrix')?.value ??
    former) as SyntaxNode
  const [resource, cost] = String((former.value as SyntaxNode).value).split('.')
  const row = new RegExp(`(\\w+): {[^{}]*resource: '${resource}'`).exec(source)?.[1]
  if (!row || !cost) return []
  const after = properties[properties.indexOf(former) + 1]?.start ?? former.end
  return [
    { start, end, text: `[${source.slice(start, end)}, '${row}.${cost}']`, says: '' },
    { start: former.start, end: after, text: '', says: 'matrixCost -> matrix' },
  ]
}
