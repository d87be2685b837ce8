import type { Shape } from '../kind/kind'
import type { TextOptions } from '../text/data'
import { plainText } from '../text/shape'

export const shape: Shape<TextOptions> = (yup, { maxLength = 4000, minLength }) =>
  plainText(yup, maxLength, minLength)
