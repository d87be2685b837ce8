import { choice, type WithOptions } from '../choice/data'
import type { Kind } from '../kind/kind'
import { inAnyOrder, splitList } from '../kind/list'

export type ManyChoiceOptions = WithOptions

/** Several of some values. */
export const choices: Kind<ManyChoiceOptions, string[]> = {
  // stored as `|a|b|`, so that one LIKE implements `has` on every database
  store: 'text',
  parse: value => (typeof value === 'string' && value.trim() === '' ? null : splitList(value)),
  toStore: value => (value.length === 0 ? null : `|${value.join('|')}|`),
  fromStore: stored => String(stored).split('|').filter(Boolean),
  operators: ['has', 'empty'],
  print: (value, options, language) =>
    value.map(one => choice.print(one, options, language)).join(', '),
  comparable: inAnyOrder,
  is: { isList: true },
}
