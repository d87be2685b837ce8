import type { Owner, WordShape } from '../../src/kinds/kind/words'
import type { AnySchema } from '../../src/model/schema'
import { expressionWords } from '../../src/model/words/checkExpression'
import { wordsOf } from '../../src/model/words/registry'

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words that a schema says, each after its owner: `list tabs`. */
export function saidWords(schema: AnySchema): ReadonlySet<string> {
  const said = new Set<string>()
  inWords('schema', schema as Row, said)
  return said
}

function inWords(owner: Owner, value: Row, said: Set<string>) {
  for (const [word, its] of Object.entries(value)) {
    if (its === undefined) continue
    said.add(`${owner} ${word}`)
    const shape = wordsOf(owner)[word]
    if (shape) inShape(shape, its, said)
  }
}

function inShape(shape: WordShape, value: unknown, said: Set<string>) {
  if (shape.is === 'either') inShape(fitting(shape.of, value), value, said)
  if (shape.is === 'list' && Array.isArray(value))
    for (const each of value) inShape(shape.each, each, said)
  if (shape.is === 'rule' || shape.is === 'expression') inRule(shape.is, value, said)
  if (!isRow(value)) return
  if (shape.is === 'words') inWords(shape.of, value, said)
  if (shape.is === 'field') inWords(`field of kind ${value.kind}`, value, said)
  if (shape.is === 'table') for (const each of Object.values(value)) inShape(shape.each, each, said)
}

/** Operators and computations, at any depth; names of fields are no words. */
function inRule(owner: 'rule' | 'expression', value: unknown, said: Set<string>) {
  if (Array.isArray(value)) for (const each of value) inRule(owner, each, said)
  if (!isRow(value)) return
  for (const [word, its] of Object.entries(value)) {
    if (owner === 'rule' || expressionWords.includes(word)) said.add(`${owner} ${word}`)
    inRule(owner === 'expression' && word === 'where' ? 'rule' : owner, its, said)
  }
}

/** The shape with the most words of the value. */
function fitting(shapes: readonly WordShape[], value: unknown): WordShape {
  const known = (shape: WordShape): number => {
    if (shape.is === 'either') return Math.max(...shape.of.map(known))
    if (Array.isArray(value)) return Number(shape.is === 'list')
    if (!isRow(value)) return 0
    if (shape.is !== 'words') return shape.is === 'rule' || shape.is === 'expression' ? 0.5 : 0
    const names = Object.keys(value)
    return names.every(name => name in wordsOf(shape.of)) ? names.length : 0
  }
  return [...shapes].sort((one, other) => known(other) - known(one))[0] ?? { is: 'anything' }
}
