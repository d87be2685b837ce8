import type { Kind } from '../kind/kind'
import { plainText, type TextOptions, textual } from '../text/data'

/** Text of several lines. */
export const longText: Kind<TextOptions, string> = {
  ...textual,
  shape: (yup, { maxLength = 4000, minLength }) => plainText(yup, maxLength, minLength),
  operators: ['contains', 'empty'],
  is: { isText: true, isLong: true, isBulky: true },
}
