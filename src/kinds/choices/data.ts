import { type ChoiceOptions, choice } from '../choice/data'
import { type Kind, problem } from '../kind/kind'
import { inAnyOrder, isOnce, splitList } from '../kind/list'

export type ManyChoiceOptions = Pick<ChoiceOptions, 'options'>

/** Several of some values. */
export const choices: Kind<ManyChoiceOptions, string[]> = {
  // stored as `|a|b|`, so that one LIKE implements `has` on every database
  store: 'text',
  parse: value => (typeof value === 'string' && value.trim() === '' ? null : splitList(value)),
  shape: ({ array, string }, { options }) =>
    array()
      .typeError(problem('notList'))
      .of(string().strict().required().oneOf(Object.keys(options), problem('notChoice')))
      .max(100, problem('tooMany', { max: 100 }))
      .test('once', problem('repeated'), isOnce),
  toStore: value => (value.length === 0 ? null : `|${value.join('|')}|`),
  fromStore: stored => String(stored).split('|').filter(Boolean),
  operators: ['has', 'empty'],
  print: (value, options, language) =>
    value.map(one => choice.print(one, options, language)).join(', '),
  comparable: inAnyOrder,
  is: { isList: true },
}
