import type { Shape } from '../kind/kind'
import { plainText } from '../text/shape'
import type { RichTextOptions } from './data'

export const shape: Shape<RichTextOptions> = (yup, { maxLength = 40_000, minLength }) =>
  plainText(yup, maxLength, minLength)
