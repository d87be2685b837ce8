import type { Shape } from '../kind/kind'
import { plainText } from '../text/shape'
import type { RichTextOptions } from './data'

export const shape: Shape<RichTextOptions> = (yup, { max = 40_000, min }) =>
  plainText(yup, max, min)
