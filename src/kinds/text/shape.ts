import { keepsDirection } from '../../base/plainLine'
import { problem, type Shape, type Yup } from '../kind/kind'
import type { TextOptions } from './data'

const control = /(?![\t\n\r])\p{Cc}/u
const surrogate = /\p{Cs}/u

export const shape: Shape<TextOptions> = (yup, { maxLength = 200, minLength }) =>
  lineOfText(yup, maxLength, minLength)

/** Text that every database stores: no control characters or lone surrogates. */
export const plainText = ({ string }: Yup, maxLength: number, minLength = 0) =>
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
export const lineOfText = (yup: Yup, maxLength: number, minLength?: number) =>
  plainText(yup, maxLength, minLength).test(
    'direction',
    problem('badCharacters'),
    value => !value || keepsDirection(value),
  )
