import { type Kind, parseText, problem } from '../kind/kind'
import { plainText, type TextOptions, textual } from '../text/data'

export interface CodeOptions extends TextOptions {
  /**
   * Form of the code: A is a letter, 0 a digit; `- . / _` stand for themselves.
   * @default none @example `pattern: '00.00.000'`
   */
  readonly pattern?: string
  /** Allowed numbers of characters. @default any @example `lengths: [10, 11, 14, 15]` */
  readonly lengths?: readonly number[]
  /** Letters are changed to capitals. @default true @example `upper: false` */
  readonly upper?: boolean
  /**
   * `false`: spaces are removed, as in numbers that are printed in groups.
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
  shape: (yup, { maxLength = 50, minLength, pattern, lengths }) =>
    plainText(yup, maxLength, minLength)
      .matches(patternOf(pattern), { message: patternProblem(pattern), excludeEmptyString: true })
      .test(
        'lengths',
        problem('codeLengths', { lengths: (lengths ?? []).join(', ') }),
        value => !value || !lengths || lengths.includes(value.length),
      ),
  is: { isCode: true, isTelling: true },
}

/** The pattern in words, because its signs mean nothing to users. */
function patternProblem(pattern?: string) {
  if (pattern === undefined) return problem('notCode')
  return /^0+$/.test(pattern)
    ? problem('codeDigits', { length: pattern.length })
    : problem('codeLike', { pattern })
}

const patternOf = (pattern?: string) =>
  pattern
    ? new RegExp(`^${[...pattern].map(sign).join('')}$`, 'u')
    : /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u

function sign(character: string) {
  if (character === '0') return '\\d'
  if (character === 'A') return '[A-Z]'
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
