import type { Kind } from '../kind/kind'
import { type TextOptions, textual } from '../text/data'

/** Text of several lines. */
export const longText: Kind<TextOptions, string> = {
  ...textual,
  operators: ['contains', 'empty'],
  is: { isText: true, isLong: true, isBulky: true },
}
