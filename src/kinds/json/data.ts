import type { LocalizedText } from '../../base/text'
import type { WithFields } from '../../model/rules/sharedWords'
import type { Kind } from '../kind/kind'

type CodeLabels = Readonly<Partial<Record<'options', Readonly<Record<string, LocalizedText>>>>>
/** Properties of the value to show, in their order, with labels of codes: `fields: { TIPO: { options: { CASA: 'Casa' } }, CIUDAD: {} }`. */
export interface JsonOptions extends Partial<WithFields<Readonly<Record<string, CodeLabels>>>> {}

/** Any JSON value of at most 20,000 characters and 8 levels. */
export const json: Kind<JsonOptions, unknown> = {
  store: 'json',
  parse: value => value,
  toStore: value => JSON.stringify(value),
  fromStore: stored => (typeof stored === 'string' ? JSON.parse(stored) : stored),
  operators: ['empty'],
  print: value => JSON.stringify(value),
  is: { isBulky: true, hasNoText: true },
}
