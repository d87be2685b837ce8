import { fieldWords } from './fieldWords'
import { flowWords } from './flowWords'
import { schemaWords } from './schemaWords'
import type { Owner, Shape } from './shape'

/** Every word of the schema language: whose it is, and what may stand at it. */
export const registry: Readonly<Record<Owner, Readonly<Record<string, Shape>>>> = {
  ...schemaWords,
  ...flowWords,
  ...fieldWords,
}

/** The word by which an owner names the resource whose columns it speaks of. */
export const wordsForThere: Readonly<Record<Owner, readonly string[]>> = {
  adjustment: ['adjust'],
  'kept adjustment': ['adjust'],
  create: ['create'],
  close: ['close'],
  erase: ['erase'],
  discard: ['discard'],
  tally: ['count', 'sum'],
  beside: ['count', 'sum'],
  'one of the rows': ['of'],
  'field of kind reference': ['to'],
  'field of kind references': ['to'],
}
