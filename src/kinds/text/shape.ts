import { keepsDirection } from '../../base/plainLine'
import { problem, type Shape, type Yup } from '../kind/kind'
import type { TextOptions } from './data'

const control = /(?![\t\n\r])\p{Cc}/u
const surrogate = /\p{Cs}/u

export const shape: Shape<TextOptions> = (yup, { max = 200, min }) => lineOfText(yup, max, min)

/** Text that every database stores: no control characters or lone surrogates. */
export const plainText = ({ string }: Yup, max: number, min = 0) =>
  string()
    .typeError(problem('notText'))
    .min(min, problem('tooShort', { min }))
    .max(max, problem('tooLong', { max }))
    .test(
      'plain',
      problem('badCharacters'),
      value => !value || !(control.test(value) || surrogate.test(value)),
    )

/** Plain text on one line. */
export const lineOfText = (yup: Yup, max: number, min?: number) =>
  plainText(yup, max, min).test(
    'direction',
    problem('badCharacters'),
    value => !value || keepsDirection(value),
  )
