import type { Bounds, Concatenated } from '../../model/rules/sharedWords'
import { type Kind, parseText, unchanged } from '../kind/kind'

export interface TextOptions extends Concatenated, Bounds<number> {}

export const textual = {
  ...unchanged,
  store: 'text',
  parse: parseText,
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'empty'],
  print: (value: string) => value,
  folded: true,
} as const

/** One line of text. */
export const text: Kind<TextOptions, string> = {
  ...textual,
  is: { isText: true, isTelling: true },
}
