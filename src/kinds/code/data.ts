import type { WithBarcode, WithLengths } from '../../model/rules/sharedWords'
import { type Kind, parseText } from '../kind/kind'
import { type TextOptions, textual } from '../text/data'

export interface CodeOptions extends TextOptions, WithLengths, WithBarcode {
  /**
   * Form of the code: A is a letter, 0 a digit; `- . / _` stand for themselves.
   * @default none @example `pattern: '00.00.000'`
   */
  readonly pattern?: string
  /** Letters are changed to capitals. @default true @example `upper: false` */
  readonly upper?: boolean
  /**
   * Spaces are removed, as in numbers that are printed in groups.
   * @default spaces are refused @example `stripSpaces: true`
   */
  readonly stripSpaces?: true
}

/** Identifier of the business: letters, digits and `. - / _`. */
export const code: Kind<CodeOptions, string> = {
  ...textual,
  operators: ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty'],
  parse: (value, { upper = true, stripSpaces }) => {
    const read = parseText(typeof value === 'number' ? String(value) : value)
    if (typeof read !== 'string') return read
    const whole = stripSpaces ? read.replace(/[\s\p{Cf}]+/gu, '') : read
    return upper ? whole.toUpperCase() : whole
  },
  is: { isCode: true, isTelling: true },
}
