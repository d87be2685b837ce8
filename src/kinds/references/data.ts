import { type Kind, unchanged } from '../kind/kind'
import { inAnyOrder, splitList } from '../kind/list'
import type { Key, ReferencesOptions } from '../reference/data'

/** Several records of another resource, in order. */
export const references: Kind<ReferencesOptions, Key[]> = {
  // stored in a join table `<TABLE>_<FIELD>`
  ...unchanged,
  store: null,
  parse: splitList,
  operators: ['has', 'empty'],
  print: value => value.join(', '),
  comparable: inAnyOrder,
  is: { isList: true, isBulky: true, hasAccessor: true },
}
