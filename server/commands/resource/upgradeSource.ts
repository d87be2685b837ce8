import { parseAst } from 'vite'
import { roleNameOf } from '../../../src/base/business'
import type { Owner, WordShape } from '../../../src/kinds/kind/words'
import { wordsOf } from '../../../src/model/words/registry'
import { renamedTo, rewrittenTo } from '../../../src/model/words/renamed'
import { type Edit, meant, type Node, nameOf, visit } from './sourceTree'
import { deriving } from './upgradeTerm'

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
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node
  const walk = walkerOf(constantsIn(program), source)
  visit(program, node => {
    if (isDefinition(node)) walk.value((node.arguments as Node[])[0], { is: 'words', of: 'schema' })
    const typed = typedConstant(node)
    if (typed) walk.value(typed.value, typed.shape)
  })
  const edits = walk.edits().sort((one, other) => other.start - one.start)
  return {
    source: edits.reduce(
      (text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end),
      source,
    ),
    words: edits.flatMap(({ says }) => says || []).reverse(),
  }
}

function walkerOf(constants: ReadonlyMap<string, Node>, source: string) {
  const edits: Edit[] = []
  const roles = new Map<number, Edit[]>()
  const seen = new Set<string>()
  const value = (given: Node | undefined, shape: WordShape | undefined): void => {
    const node = given && meant(given, constants)
    if (!node || !shape) return
    if (shape.is === 'either') value(node, fitting(node, shape.of))
    else if (shape.is === 'name' && shape.of === 'role') roles.set(node.start, named(node))
    else if (shape.is === 'rule') roles.set(node.start, rolesAsked(node))
    else if (node.type === 'ObjectExpression') object(node, shape)
    else if (node.type === 'ArrayExpression') list(node, shape)
  }
  const list = (node: Node, shape: WordShape) => {
    if (shape.is !== 'list') return
    for (const item of node.elements as Node[])
      value(item, item.type === 'SpreadElement' ? shape : shape.each)
  }
  const object = (node: Node, shape: WordShape) => {
    const owner = ownerOf(node, shape)
    const place = `${node.start} ${owner ?? shape.is}`
    if (seen.has(place)) return
    seen.add(place)
    for (const property of node.properties as Node[]) {
      if (property.type === 'SpreadElement') value(property.argument as Node, shape)
      else if (shape.is === 'table') entry(property, shape)
      else if (owner !== undefined) word(property, { owner, node })
    }
  }
  const entry = (property: Node, { keys, each }: Extract<WordShape, { is: 'table' }>) => {
    if (keys === 'role') edits.push(...named(property.key as Node, ''))
    value(property.value as Node, each)
  }
  const word = (property: Node, { owner, node }: { owner: Owner; node: Node }) => {
    const name = nameOf(property)
    if (name === undefined) return
    if (name === 'partOfParent') return void edits.push(...cascading(node, constants))
    if (owner === 'field of kind choice' && name === 'term')
      return void edits.push(...deriving(property, source))
    const its = property.value as Node
    const written = rewrittenTo(owner, name, plain(meant(its, constants)))
    if (written !== undefined) edits.push(...rewritten(property, { name, written }))
    value(its, wordsOf(owner)[written?.split(':')[0] ?? name])
  }
  return { value, edits: () => [...edits, ...[...roles.values()].flat()] }
}

/** Replaces a role code by its name. */
function named({ start, end, value }: Node, quote = "'"): Edit[] {
  const name = roleNameOf(String(value))
  return name ? [{ start, end, text: quote + name + quote, says: `'${value}' -> ${name}` }] : []
}

/** Role codes in a rule. */
function rolesAsked(rule: Node): Edit[] {
  const found: Edit[] = []
  visit(rule, property => {
    if (nameOf(property) !== '$me.ROLE') return
    visit(property.value as Node, node => void found.push(...named(node)))
  })
  return found
}

/** A constant, or an object of constants. */
const plain = (node: Node | undefined): unknown =>
  node?.type === 'ObjectExpression'
    ? Object.fromEntries((node.properties as Node[]).map(each => [nameOf(each), each]))
    : node?.value

/** A property with the new name; only the parts around an unchanged value are replaced. */
function rewritten(property: Node, { name, written }: { name: string; written: string }): Edit[] {
  const says = `${name} -> ${written}`
  const [, now = '', around = '…'] = /^(\w+)(?:: (.*))?$/.exec(written) ?? []
  const [before = '', after] = around.split('…')
  const { key, value } = property as unknown as { readonly key: Node; readonly value: Node }
  const word = { start: key.start, end: key.end, text: now, says }
  if (around === '…') return [{ ...word, text: property.shorthand ? `${now}: ${name}` : now }]
  if (after === undefined) return [{ ...word, end: value.end, text: written }]
  return [
    { ...word, end: value.start, text: `${now}: ${before}` },
    { ...word, start: value.end, end: value.end, text: after, says: '' },
  ]
}

/** Moves a former setting of the schema to its parent field. */
function cascading(schema: Node, constants: ReadonlyMap<string, Node>): Edit[] {
  const at = (node: Node | undefined, name: string) => {
    const property = ((node?.properties ?? []) as Node[]).find(each => nameOf(each) === name)
    return property && meant(property.value as Node, constants)
  }
  const field = at(at(schema, 'fields'), String(at(schema, 'parent')?.value))
  const last = (field?.properties as Node[] | undefined)?.at(-1)
  const properties = schema.properties as Node[]
  const own = properties.findIndex(property => nameOf(property) === 'partOfParent')
  const [before, part] = [properties[own - 1], properties[own]]
  if (!last || !before || !part) return []
  const says = "partOfParent -> onDelete: 'cascade'"
  return [
    { start: before.end, end: part.end, text: '', says },
    { start: last.end, end: last.end, text: ", onDelete: 'cascade'", says: '' },
  ]
}

/** Schema type of an object; for a field, that of its kind. */
function ownerOf(node: Node, shape: WordShape): Owner | undefined {
  if (shape.is === 'words') return shape.of
  if (shape.is !== 'field') return undefined
  const kind = (node.properties as Node[]).find(property => nameOf(property) === 'kind')?.value
  return `field of kind ${(kind as Node | undefined)?.value}`
}

/** The shape with the most known words, former ones included. */
function fitting(node: Node, shapes: readonly WordShape[]): WordShape | undefined {
  const names = ((node.properties ?? []) as Node[]).flatMap(property => nameOf(property) ?? [])
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

function constantsIn(program: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>()
  visit(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && init) found.set((id as Node).name as string, init as Node)
  })
  return found
}

const isDefinition = ({ type, callee }: Node) =>
  type === 'CallExpression' && (callee as Node).name === 'defineResource'

/** Types that mark a constant outside a schema as part of one. */
const owners: Readonly<Record<string, Owner>> = {
  ...{ AnySchema: 'schema', Flow: 'flow', Transition: 'transition', Section: 'section' },
  ...{ Check: 'check', Paper: 'document', Share: 'message template', ListWords: 'list' },
}

function typedConstant(node: Node): { value: Node; shape: WordShape } | undefined {
  const annotation = ((node.id as Node | undefined)?.typeAnnotation as Node | undefined)
    ?.typeAnnotation
  const type = (
    node.type === 'VariableDeclarator'
      ? annotation
      : node.type === 'TSSatisfiesExpression'
        ? node.typeAnnotation
        : undefined
  ) as Node | undefined
  const shape = type && shapeOf(type)
  const value = (node.init ?? node.expression) as Node | undefined
  return shape && value ? { value, shape } : undefined
}

function shapeOf(type: Node): WordShape | undefined {
  if (type.type === 'TSTypeOperator') return shapeOf(type.typeAnnotation as Node)
  if (type.type === 'TSArrayType') {
    const each = shapeOf(type.elementType as Node)
    return each && { is: 'list', each }
  }
  const name = (type.typeName as Node | undefined)?.name as string | undefined
  if (name === 'Effect')
    return (wordsOf('transition').effects as { each: WordShape } | undefined)?.each
  if (name === 'Fields') return wordsOf('schema').fields
  const owner = name === undefined ? undefined : owners[name]
  return owner === undefined ? undefined : { is: 'words', of: owner }
}
