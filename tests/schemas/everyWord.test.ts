import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { roles } from '../../src/domain/accounts/roles'
import { operatorNames } from '../../src/model/rules/rule'
import type { AnySchema } from '../../src/model/schema'
import { checkWords } from '../../src/model/words/checkWords'
import { branches, loans } from './allowed'

const shipped = [...catalogue.resources.values()].map(({ schema }) => schema)
const schemas: readonly AnySchema[] = [...shipped, branches, loans]
const all = new Map(schemas.map(schema => [schema.name, schema]))
const columns = new Set(schemas.flatMap(({ fields }) => Object.keys(fields)))
const owners = new Set([...all.keys(), ...columns, ...roles])

type Path = readonly (string | number)[]
/** A word of a schema with its path; `key`: the word is the key at this path. */
interface Word {
  readonly path: Path
  readonly word: string
  readonly isKey: boolean
}

/** Texts for people, names defined by the schema, and external names. */
const free = new Set([
  ...['label', 'help', 'message', 'text', 'subject', 'confirm', 'copyLabel', 'name'],
  ...['table', 'recordPath', 'links', 'pages', 'path', 'envelope', 'prefix'],
  ...['pattern', 'call', 'handler', 'compensates', 'renamedFrom', 'droppedColumns', 'id', 'types'],
  ...['min', 'max', 'options', 'mapResponse', 'onResponse', 'concat'],
  ...['within', 'over', 'take', 'none'],
  ...['rows', 'link', 'draft'],
])
/** Words whose keys are names defined by the schema. */
const naming = new Set([
  'fields',
  'flow',
  'states',
  'transitions',
  'documents',
  'columns',
  'options',
])

function* wordsIn(value: unknown, path: Path = []): Generator<Word> {
  const owner = path.at(-1)
  if (typeof value === 'string') yield { path, word: value, isKey: false }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key
    const isNamed = Array.isArray(value) || isNaming(path, owner) || !Number.isNaN(Number(key))
    if (!isNamed || owner === 'access') yield { path: [...path, key], word: key, isKey: true }
    yield* wordsIn(inner, [...path, step])
  }
}

/** The languages of a label, the states of a flow and similar; `fields` of a list has column names. */
const isNaming = (path: Path, owner: string | number | undefined) =>
  typeof owner === 'string' &&
  naming.has(owner) &&
  !(owner === 'options' && path.length < 2) &&
  !(owner === 'with' && path.includes('call'))

/** Misspells by one letter, so that the language, columns and resources do not know the word. */
function misspelt(word: string): string {
  const less = word.slice(0, 1) + word.slice(2)
  return word.length > 4 && !owners.has(less) ? less : `${word}x`
}

/** The misspelled parts: of `companies.DIAS` the part that no longer names anything. */
function wrongIn({ word }: Word): readonly string[] {
  const parts = word.split(/[ .]/)
  return misspelt(word)
    .split(/[ .]/)
    .filter(part => !parts.includes(part))
}

/** The schema with these words misspelled. */
function changed(schema: AnySchema, words: readonly Word[]): AnySchema {
  const odd = JSON.parse(JSON.stringify(schema)) as Branch
  for (const word of words) {
    const at = word.path.slice(0, -1).reduce<Branch>((inner, step) => inner[step] as Branch, odd)
    const last = word.path.at(-1) ?? ''
    at[word.isKey ? misspelt(word.word) : last] = word.isKey ? at[last] : misspelt(word.word)
    if (word.isKey) delete at[last]
  }
  return odd as unknown as AnySchema
}
type Branch = Record<string | number, unknown>

/** Words that do not hide each other can be misspelled together: values under the same word, keys of equal depth. */
const groupOf = ({ path, isKey }: Word) =>
  isKey ? path.length : `${path.findLast(step => typeof step === 'string')}${path.length}`

const isFree = (schema: AnySchema, { path, word, isKey }: Word) =>
  (isKey ? path.slice(0, -1) : path).some(step => free.has(String(step))) ||
  (path.at(-1) === 'default' && !word.startsWith('$')) ||
  (isKey && path.includes('effects') && path.includes('with')) ||
  (!isKey && isValue(schema, path) && !word.startsWith('$'))

/** A value that rules and effects give to a column without options; it can be anything. */
function isValue({ fields }: AnySchema, path: Path) {
  if (path.includes('filterOptions') && path.at(-1) !== 'field')
    return !('options' in columnThere(fields, path))
  if (path.includes('filterOptions') || (path[0] === 'features' && path.includes('match')))
    return false
  const subject = String(path.findLast(step => typeof step === 'string' && !operators.has(step)))
  if (subject.startsWith('$me.')) return subject !== '$me.ROLE'
  const field = fields[subject.split('.')[0] ?? '']
  const isNamed = columns.has(subject.split('.')[0] ?? '') && path[0] !== 'fields'
  const isRequested = path.some(step => rules.has(String(step)))
  return (isNamed || isRequested) && !(field && 'options' in field)
}
/** The column of the other resource that `match` limits. */
function columnThere(fields: AnySchema['fields'], path: Path): object {
  const around = path.slice(1, path.indexOf('filterOptions'))
  const field = around.reduce<unknown>((inner, step) => (inner as Branch)[step], fields) as {
    readonly resource: string
  }
  return all.get(field.resource)?.fields[String(path[path.indexOf('match') + 1])] ?? {}
}
const operators = new Set<string>(operatorNames)
const rules = new Set(['visibleWhen', 'when', 'where', 'match', 'required', 'write'])

describe.each(schemas.map(schema => [schema.name, schema] as const))('%s', (_, schema) => {
  test('holds as it is', () => {
    expect(checkWords(schema, all)).toEqual([])
  })

  test('a letter wrong in any of its words is named', () => {
    const words = [...wordsIn(schema)].filter(word => !isFree(schema, word))
    const unnoticed = [...new Set(words.map(groupOf))].flatMap(name => {
      const group = words.filter(word => groupOf(word) === name)
      const odd = changed(schema, group)
      const read = checkWords(odd, new Map([...all, [odd.name, odd]])).map(
        ({ says: message }) => message,
      )
      return group.filter(
        word => !wrongIn(word).some(part => read.some(message => message.includes(part))),
      )
    })
    expect(unnoticed.map(({ path, word }) => `${path.join('.')} ${word}`)).toEqual([])
  })
})
