import { string } from 'yup'
import { keepsDirection } from '../../domain/plainLine'
import type { CodeOptions, TextOptions } from '../kinds/text'
import { problem } from './problem'

const control = /(?![\t\n\r])\p{Cc}/u
const surrogate = /\p{Cs}/u

/** Text that any database can hold: no control characters, no half of a surrogate pair. */
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

/** Plain text that is read as one line among others. */
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

/** What is asked for, in words: the signs of a pattern say nothing to who types. */
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
