import { type Kind, problem, unchanged } from '../kind/kind'
import { inAnyOrder, isOnce, splitList } from '../kind/list'
import { isKey, type Key, type ReferencesOptions } from '../reference/data'

/** Several records of another resource, in order. */
export const references: Kind<ReferencesOptions, Key[]> = {
  // stored in a join table `<TABLE>_<FIELD>`
  ...unchanged,
  store: null,
  parse: splitList,
  shape: ({ array, mixed }) =>
    array()
      .typeError(problem('notList'))
      .of(mixed<Key>().required().test('key', problem('notReference'), isKey))
      .max(200, problem('tooMany', { max: 200 }))
      .test('once', problem('repeated'), isOnce),
  operators: ['has', 'empty'],
  print: value => value.join(', '),
  comparable: inAnyOrder,
  is: { isList: true, isBulky: true, hasAccessor: true },
}
