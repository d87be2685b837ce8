import type { Concatenated } from '../../model/rules/sharedWords'
import { type Kind, parseText, unchanged } from '../kind/kind'

export interface TextOptions extends Concatenated {
  /** Fewest characters. @default none @example `minLength: 3` */
  readonly minLength?: number
  /** Most characters. @default 200; 4,000 for longText, 40,000 for richText @example `maxLength: 100` */
  readonly maxLength?: number
}

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
