import { parseAst } from 'vite'
import { roleNameOf } from '../../../src/base/business'
import {
  listWord,
  name as nameWord,
  type Owner,
  type WordShape,
} from '../../../src/kinds/kind/words'
import { wordsOf } from '../../../src/model/words/registry'
import { renamedTo, rewrittenTo } from '../../../src/model/words/renamed'
import { fieldsNamed, reshaped } from './formerShapes'
import { deriving } from './formerTerm'
import { gatheredFeatures } from './gatherFeatures'
import { movedShapes, movedWords } from './movedWords'
import { nameOf, resolved, type SourceEdit, type SyntaxNode, visit } from './sourceTree'
import { typedConstant } from './typedConstant'

/** A source without former words, and the list of changes. */
interface Upgraded {
  readonly source: string
  readonly words: readonly string[]
}

/**
 * Replaces former schema words in arguments of `defineResource`, in constants of a schema type (`Flow`,
 * `Effect[]`), and in constants of the same file that they name.
 */
export function upgradeSource(source: string): Upgraded {
  const program = parseAst(source, { lang: 'ts' }) as unknown as SyntaxNode
  const walk = walkerOf(constantsIn(program), source)
  visit(program, node => {
    if (isDefinition(node))
      walk.value((node.arguments as SyntaxNode[])[0], { is: 'words', of: 'schema' })
    const typed = typedConstant(node)
    if (typed) walk.value(typed.value, typed.shape)
  })
  const edits = walk.edits()
  const written = applied(edits, source)
  return {
    source: edits.some(({ text }) => text.startsWith('features: ')) ? gathered(written) : written,
    words: edits.flatMap(({ says }) => says || []),
  }
}

/** The source after the edits, which are put in the order of their places. */
function applied(edits: SourceEdit[], source: string): string {
  return edits
    .sort((one, other) => one.start - other.start)
    .reduceRight(
      (text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end),
      source,
    )
}

/** The source with one list of features per schema. */
function gathered(source: string): string {
  const program = parseAst(source, { lang: 'ts' }) as unknown as SyntaxNode
  const edits: SourceEdit[] = []
  visit(program, node => {
    const schema = isDefinition(node) && (node.arguments as SyntaxNode[])[0]
    if (schema) edits.push(...gatheredFeatures(schema, constantsIn(program), source))
  })
  return applied(edits, source)
}

function walkerOf(constants: ReadonlyMap<string, SyntaxNode>, source: string) {
  const edits: SourceEdit[] = []
  const roles = new Map<number, SourceEdit[]>()
  const seen = new Set<string>()
  const value = (given: SyntaxNode | undefined, shape: WordShape | undefined): void => {
    const node = given && resolved(given, constants)
    if (!node || !shape) return
    if (shape.is === 'either') value(node, fitting(node, shape.of))
    else if (shape.is === 'name' && shape.of === 'role') roles.set(node.start, named(node))
    else if (shape.is === 'rule') roles.set(node.start, rolesAsked(node))
    else if (node.type === 'ObjectExpression') object(node, shape)
    else if (node.type === 'ArrayExpression') list(node, shape)
  }
  const list = (node: SyntaxNode, shape: WordShape) => {
    if (shape.is !== 'list') return
    for (const item of node.elements as SyntaxNode[])
      value(item, item.type === 'SpreadElement' ? shape : shape.each)
  }
  const object = (node: SyntaxNode, shape: WordShape) => {
    const owner = ownerOf(node, shape)
    const place = `${node.start} ${owner ?? shape.is}`
    if (seen.has(place)) return
    seen.add(place)
    for (const property of node.properties as SyntaxNode[]) {
      if (property.type === 'SpreadElement') value(property.argument as SyntaxNode, shape)
      else if (shape.is === 'table') entry(property, shape)
      else if (owner !== undefined) word(property, { owner, node })
    }
  }
  const entry = (property: SyntaxNode, { keys, each }: Extract<WordShape, { is: 'table' }>) => {
    if (keys === 'role') edits.push(...named(property.key as SyntaxNode, ''))
    value(property.value as SyntaxNode, each)
  }
  const word = (property: SyntaxNode, { owner, node }: { owner: Owner; node: SyntaxNode }) => {
    const name = nameOf(property)
    if (name === undefined) return
    const moved = movedWords[name]?.({ node, property, constants, source })
    if (moved) {
      edits.push(...moved)
      return value(property.value as SyntaxNode, movedShapes[name])
    }
    if (owner === 'field of kind choice' && name === 'term')
      return void edits.push(...deriving(property, source))
    const shaped = reshaped(property, source)
    if (shaped) return void edits.push(...shaped)
    const its = property.value as SyntaxNode
    if (owner === 'options narrowed' && ['where', 'match', 'day'].includes(name))
      edits.push(...fieldsNamed(resolved(its, constants), source))
    const written = rewrittenTo(owner, name, plain(resolved(its, constants)))
    if (written !== undefined)
      edits.push(...(removed(node, { name, written }) ?? rewritten(property, { name, written })))
    value(its, shapeAt(owner, { name, written }))
  }
  return { value, edits: () => [...edits, ...[...roles.values()].flat()] }
}

/** The shape of a value under its former name; roles that have become a rule are still a list of names. */
function shapeAt(owner: Owner, { name, written }: { name: string; written: string | undefined }) {
  const feature = /^features: \[(\w+)/.exec(written ?? '')?.[1]
  if (feature) return { is: 'words', of: feature } as const
  if (written?.includes('$me.ROLE')) return listWord(nameWord('role'))
  return wordsOf(owner)[written?.split(':')[0] ?? name]
}

function named({ start, end, value }: SyntaxNode, quote = "'"): SourceEdit[] {
  const code = String(value)
  const name = roleNameOf(code)
  return name === code
    ? []
    : [{ start, end, text: quote + name + quote, says: `'${code}' -> ${name}` }]
}

function rolesAsked(rule: SyntaxNode): SourceEdit[] {
  const found: SourceEdit[] = []
  visit(rule, property => {
    if (nameOf(property) !== '$me.ROLE') return
    visit(property.value as SyntaxNode, node => void found.push(...named(node)))
  })
  return found
}

/** A constant, or an object of constants. */
const plain = (node: SyntaxNode | undefined): unknown =>
  node?.type === 'ObjectExpression'
    ? Object.fromEntries((node.properties as SyntaxNode[]).map(each => [nameOf(each), each]))
    : node?.value

/** Removes a word that is left out now, or whose new name stands beside it. */
function removed(
  { properties }: SyntaxNode,
  { name, written }: Renaming,
): SourceEdit[] | undefined {
  const all = properties as SyntaxNode[]
  const at = all.findIndex(each => nameOf(each) === name)
  const [property, next] = [all[at], all[at + 1]]
  const now = written.split(':')[0]
  const isOn = (property?.value as SyntaxNode | undefined)?.value === true
  const stands = isOn && now !== name && all.some(each => nameOf(each) === now)
  if (!property || !(stands || now === '')) return undefined
  const says = `${name} -> ${now || 'left out'}`
  return [{ start: property.start, end: next?.start ?? property.end, text: '', says }]
}
interface Renaming {
  readonly name: string
  readonly written: string
}

/** A property with the new name; only the parts around an unchanged value are replaced. */
function rewritten(property: SyntaxNode, { name, written }: Renaming): SourceEdit[] {
  const says = `${name} -> ${written}`
  const [, now = '', around = '…'] = /^(\w+)(?:: (.*))?$/.exec(written) ?? []
  const [before = '', after] = around.split('…')
  const { key, value } = property as unknown as {
    readonly key: SyntaxNode
    readonly value: SyntaxNode
  }
  const word = { start: key.start, end: key.end, text: now, says }
  if (around === '…') return [{ ...word, text: property.shorthand ? `${now}: ${name}` : now }]
  if (after === undefined) return [{ ...word, end: value.end, text: written }]
  return [
    { ...word, end: value.start, text: `${now}: ${before}` },
    { ...word, start: value.end, end: value.end, text: after, says: '' },
  ]
}

/** Schema type of an object; for a field, that of its kind. */
function ownerOf(node: SyntaxNode, shape: WordShape): Owner | undefined {
  if (shape.is === 'words') return shape.of
  if (shape.is !== 'field') return undefined
  const kind = (node.properties as SyntaxNode[]).find(
    property => nameOf(property) === 'kind',
  )?.value
  return `field of kind ${(kind as SyntaxNode | undefined)?.value}`
}

/** The shape with the most known words, former ones included. */
function fitting(node: SyntaxNode, shapes: readonly WordShape[]): WordShape | undefined {
  const names = ((node.properties ?? []) as SyntaxNode[]).flatMap(
    property => nameOf(property) ?? [],
  )
  const isList = node.type === 'ArrayExpression'
  const known = (shape: WordShape): number => {
    if (shape.is === 'either') return Math.max(...shape.of.map(known))
    if (isList) return Number(shape.is === 'list')
    return shape.is === 'words'
      ? knownTo(shape.of, names)
      : Number(['expression', 'rule'].includes(shape.is)) / 2
  }
  return [...shapes].sort((one, other) => known(other) - known(one))[0]
}

/** Number of known words; the first, distinctive word counts more. */
function knownTo(owner: Owner, names: readonly string[]): number {
  const its = wordsOf(owner)
  const words = names.map(name => renamedTo(owner, name) ?? name)
  const isHeaded = words.includes(Object.keys(its)[0] ?? '')
  return words.filter(name => name in its).length + (isHeaded ? 0.5 : 0)
}

function constantsIn(program: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>()
  visit(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && init)
      found.set((id as SyntaxNode).name as string, init as SyntaxNode)
  })
  return found
}

const isDefinition = ({ type, callee }: SyntaxNode) =>
  type === 'CallExpression' && (callee as SyntaxNode).name === 'defineResource'
