import { problem, type Shape } from '../kind/kind'
import { plainText } from '../text/shape'
import type { CodeOptions } from './data'

export const shape: Shape<CodeOptions> = (yup, { max = 50, min, pattern, lengths }) =>
  plainText(yup, max, min)
    .matches(patternOf(pattern), { message: patternProblem(pattern), excludeEmptyString: true })
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
