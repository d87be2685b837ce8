import type { Rule } from '../../model/rules/rule'
import { type Kind, parseText, unchanged } from '../kind/kind'

export type JoinPart =
  | string
  | {
      /** Field whose value is a part of the text. @example `field: 'TIPO'` */
      readonly field: string
    }

/**
 * Concatenation of texts and fields: `['CL', { field: 'TIPO' }]`; with `when` only while the rule holds,
 * otherwise typed.
 */
export type Join =
  | readonly JoinPart[]
  | {
      /** Texts and fields, in this order. @example `parts: [{ field: 'TIPO' }, '001']` */
      readonly parts: readonly JoinPart[]
      /** Rule under which the value is put together; otherwise people type it. @example `when: { TIPO: 'N' }` */
      readonly when: Rule<string>
    }

export interface TextOptions {
  /** Fewest characters. @default none @example `minLength: 3` */
  readonly minLength?: number
  /** Most characters. @default 200; 4,000 for longText, 40,000 for richText @example `maxLength: 100` */
  readonly maxLength?: number
  /**
   * The value is put together from texts and other fields; also only while a rule holds.
   * @default typed by people @example `concat: ['CL', { field: 'TIPO' }]`
   */
  readonly concat?: Join
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
