import type { Expression } from './expression'
import type { Field } from './field'
import type { FieldModel, Resource } from './resource'
import { type Node, parseRule, type Rule } from './rule'

/**
 * A number kept over the rows of another resource that refer here by `by`: how many there are, or the
 * sum of a field. `{ count: 'serials', by: 'ORDEN_ID' }`, `{ sum: 'stock.CANTIDAD', by: 'CODIGO' }`.
 */
export type Tally = ({ readonly count: string } | { readonly sum: string }) & {
  readonly by: string
  /** Which of the rows. */
  readonly where?: Rule
}

export const isTally = (is: Expression | Tally): is is Tally => typeof is === 'object' && 'by' in is

/** A tally made ready. */
export interface Tallied {
  readonly rows: Resource
  readonly by: FieldModel | undefined
  /** What is added up; a count adds one a row. */
  readonly of: FieldModel | undefined
  readonly where: Node
}

export function tallyOf(words: Field, resource: (name: string) => Resource): Tallied | undefined {
  if (words.kind !== 'computed' || !isTally(words.is)) return undefined
  const [name, field = ''] = pathOf(words.is)
  const rows = resource(name)
  return {
    rows,
    by: rows.fields.get(words.is.by),
    of: rows.fields.get(field),
    where: parseRule(words.is.where ?? true),
  }
}

/** The resource a tally goes over, and the field it adds up. */
export function pathOf(tally: Tally): readonly [resource: string, field?: string] {
  if ('count' in tally) return [tally.count]
  const [name = '', field = ''] = tally.sum.split('.')
  return [name, field]
}
