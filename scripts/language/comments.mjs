import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../prepare.mjs'

/**
 * The doc comments of the types of the language and of its features, by type name and property path; those of kinds
 * by `kind <name>`. `from` has the types that a type is made of.
 */
export function readTypes() {
  const types = new Map()
  const folders = ['src/model', 'src/kinds', 'src/custom-kinds', 'src/schemas/features']
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .sort()
      .map(name => join(root, folder, name)),
  )
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const { program, comments } = parseSync(file, source)
    for (const node of program.body) {
      const type = node.declaration ?? node
      if (/^TS(Interface|TypeAlias)Declaration$/.test(type.type))
        readType(type, { types, commentAt: commentsOf(source, comments) })
      if (type.type === 'VariableDeclaration')
        readKind(node, { types, commentAt: commentsOf(source, comments) })
    }
  }
  return types
}

/** The doc comment that ends directly before a position. */
const commentsOf = (source, comments) => place =>
  comments.findLast(
    ({ end, value }) =>
      end <= place && value.startsWith('*') && source.slice(end, place).trim() === '',
  )?.value

function readType(type, { types, commentAt }) {
  const { name } = type.id
  const own = new Map([[name, { words: [], from: [] }]])
  for (const { node, path, from } of partsOf(
    [type.extends, type.body ?? type.typeAnnotation],
    [name],
  )) {
    const place = own.get(path.join('.')) ?? { words: [], from: [] }
    own.set(path.join('.'), place)
    if (from) place.from.push(from)
    if (!node) continue
    const word = { ...tagsOf(commentAt(node.start)), ...signatureOf(node) }
    const same = place.words.find(each => each.word === word.word)
    if (!same) place.words.push(word)
    else if (!same.text) Object.assign(same, word)
  }
  // a type of the same name without comments is not part of the language
  const isDescribed = ({ words }) => words.some(({ text }) => text !== '')
  if (!types.has(name) || isDescribed(own.get(name)))
    for (const [path, place] of own) types.set(path, place)
}

/** `export const money: Kind<NumberOptions, number>`: its name, and the type of its options. */
function readKind({ start, declaration }, { types, commentAt }) {
  const { id } = declaration?.declarations[0] ?? {}
  const type = id?.typeAnnotation?.typeAnnotation
  if (!/^(Custom)?Kind$/.test(type?.typeName?.name)) return
  const options = type.typeArguments.params[0]?.typeName?.name
  types.set(`kind ${id.name}`, { word: id.name, options, ...tagsOf(commentAt(start)) })
}

/** Properties, and types that are named: `extends TextOptions`, `Pick<ChoiceOptions, 'options'>`. */
function* partsOf(node, path) {
  if (typeof node !== 'object' || node === null) return
  const isProperty = node.type === 'TSPropertySignature'
  if (isProperty) yield { node, path }
  const from = node.typeName?.name ?? (node.type === 'TSInterfaceHeritage' && node.expression.name)
  if (from) yield { from, path }
  const inside = isProperty ? [...path, nameOf(node)] : path
  for (const part of Object.values(node)) yield* partsOf(part, inside)
}

const nameOf = ({ key }) => key.name ?? key.value

/** Name and question mark. */
const signatureOf = node => ({
  word: nameOf(node),
  isOptional: Boolean(node.optional),
})

/** Text, `@default` and `@example` of a comment. */
function tagsOf(comment = '') {
  const plain = comment.replace(/^\*/, '').replace(/\n\s*\* ?/g, '\n')
  const [text = '', ...tags] = plain.split(/@(?=default |example )/)
  const tag = name =>
    tags
      .find(each => each.startsWith(`${name} `))
      ?.slice(name.length)
      .trim()
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    fallback: tag('default'),
    example: tag('example')?.replaceAll('`', ''),
  }
}
