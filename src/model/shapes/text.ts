import { string } from 'yup'
import { keepsDirection } from '../../base/plainLine'
import type { CodeOptions, TextOptions } from '../kinds/text'
import { problem } from './problem'

const control = /(?![\t\n\r])\p{Cc}/u
const surrogate = /\p{Cs}/u

/** Text that every database stores: no control characters or lone surrogates. */
export const plainText = (maxLength: number, minLength = 0) =>
  string()
    .typeError(problem('notText'))
    .min(minLength, problem('tooShort', { min: minLength }))
    .max(maxLength, problem('tooLong', { max: maxLength }))
    .test(
      'plain',
      problem('badCharacters'),
      value => !value || !(control.test(value) || surrogate.test(value)),
    )

/** Plain text on one line. */
export const lineOfText = (maxLength: number, minLength?: number) =>
  plainText(maxLength, minLength).test(
    'direction',
    problem('badCharacters'),
    value => !value || keepsDirection(value),
  )

export const text = ({ maxLength = 200, minLength }: TextOptions) =>
  lineOfText(maxLength, minLength)

export const longText = ({ maxLength = 4000, minLength }: TextOptions) =>
  plainText(maxLength, minLength)

export const richText = ({ maxLength = 40_000, minLength }: TextOptions) =>
  plainText(maxLength, minLength)

export const code = ({ maxLength = 50, minLength, pattern, lengths }: CodeOptions) =>
  plainText(maxLength, minLength)
    .matches(patternOf(pattern), {
      message: patternProblem(pattern),
      excludeEmptyString: true,
    })
    .test(
      'lengths',
      problem('codeLengths', { lengths: (lengths ?? []).join(', ') }),
      value => !value || !lengths || lengths.includes(value.length),
    )

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
